import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const sources = new URL('./service-worker/', import.meta.url);
const unchanging = new URL('../public/', import.meta.url);
/** Files without a version in their name that pages need. */
const plain = ['favicon.svg', 'favicon-turn.svg', 'icon-192.png'];
/** What is of no use without a network: making videos. */
const unneeded = /\/make-clip-/;
const language = /\/language-([a-z]+(?:-[A-Z]+)?)-[^/]+\.js$/;

/** Writes `worker.js`, which keeps the files of this version in browsers that have installed the table as an app. */
export function serviceWorker(): Plugin {
  return {
    name: 'lodestone-service-worker',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, output) {
        const built = Object.keys(output).filter((name) => name.startsWith('assets/')).map((name) => `/${name}`).sort();
        const entry = Object.values(output).find((one) => one.type === 'chunk' && one.isEntry)?.fileName;
        const languages = Object.fromEntries(built.flatMap((name) => [language.exec(name)].flatMap((found) => (found ? [[found[1], name]] : []))));
        const files = [...built.filter((name) => !language.test(name) && !unneeded.test(name)), ...plain.map((name) => `/${name}`)];
        const source = readFileSync(new URL('worker.js', sources), 'utf8');
        const contents = createHash('sha256').update(source).update(built.join());
        for (const name of plain) contents.update(readFileSync(new URL(name, unchanging)));
        const told = { VERSION: contents.digest('hex').slice(0, 16), ENTRY: `/${entry}`, FILES: files, LANGUAGES: languages };
        const worker = `const BUILT = ${JSON.stringify(told)};\n${source}`;
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: worker });
        this.emitFile({ type: 'asset', fileName: 'worker-off.js', source: readFileSync(new URL('worker-off.js', sources), 'utf8') });
      },
    },
  };
}
