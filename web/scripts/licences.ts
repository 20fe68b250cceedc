import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Bundled {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** Writes down whose code ends up in what browsers load: `licences.txt` for people, `bundled.json` for programs. */
export function licences(): Plugin {
  return {
    name: 'lodestone-licences',
    generateBundle(_, output) {
      // Typefaces are no modules: style sheets name their files.
      const files = Object.values(output).flatMap((one) => (one.type === 'asset' ? one.originalFileNames : []));
      const sources = [...this.getModuleIds(), ...files.map((file) => resolve(file))];
      const folders = new Set(sources.map(packageOf).filter((folder) => folder !== undefined));
      const bundled = [...folders].map(read).sort((one, other) => one.name.localeCompare(other.name));
      const told = bundled.map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text.trim()}\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: told.join(`\n${'-'.repeat(78)}\n\n`) });
      const listed = bundled.map(({ name, version, licence }) => ({ name, version, licence }));
      this.emitFile({ type: 'asset', fileName: 'bundled.json', source: JSON.stringify(listed, undefined, 1) });
    },
  };
}

/** The folder of the package that a module belongs to; none for our own and for what the bundler makes up. */
function packageOf(id: string): string | undefined {
  const file = id.replace(/^\0/, '').replace(/[?#].*$/, '');
  const at = file.lastIndexOf('/node_modules/');
  if (at < 0) return undefined;
  for (let folder = dirname(file); folder.length > at; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && 'version' in JSON.parse(readFileSync(manifest, 'utf8'))) return folder;
  }
  return undefined;
}

/** Some packages only name their licence; then its text is one of ours. */
const texts = new URL('./licences/', import.meta.url);

function read(folder: string): Bundled {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = readFileSync(file === undefined ? new URL(`${license}.txt`, texts) : join(folder, file), 'utf8');
  return { name, version, licence: license, text };
}
