// Fails the build when what a page loads has grown beyond its budget (gzip).
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const built = new URL('../../src/lodestone/server/static/', import.meta.url);
const first = 'index.html';
/** Whoever opens a link to a table of Kluster loads all of these. */
const klusterFromTheFirst = ['src/pages/Table.svelte', 'src/components/kluster/KlusterTable.svelte', first];
const budgets = [
  { entry: first, budget: 190_000 },
  // The table of Kluster with three.js: what it adds to a first visit.
  { entry: 'src/components/kluster/KlusterTable.svelte', budget: 300_000, besides: first },
  { entry: 'src/components/kluster/record/KlusterPlayer.svelte', budget: 300_000, besides: first },
];

const klusterBudget = 320_000;

/** The typeface: everything of it that any language needs. */
const typefaceBudget = 40_000;

const manifest = JSON.parse(readFileSync(new URL('manifest.json', built), 'utf8'));

/** The files an entry loads before it runs: itself, what it imports statically, and their styles. */
function filesOf(entry, seen = new Set()) {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`The build has no ${entry}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const style of chunk.css ?? []) seen.add(style);
  for (const asset of chunk.assets ?? []) seen.add(asset);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

for (const { entry, budget, besides } of budgets) {
  const there = besides ? filesOf(besides) : new Set();
  const files = [...filesOf(entry)].filter((file) => !there.has(file));
  const size = files.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, built))).length, 0);
  console.log(`${entry}: ${(size / 1000).toFixed(1)} kB gzip of ${budget / 1000} kB in ${files.length} files`);
  if (size > budget) {
    console.error(`${entry} loads ${size - budget} bytes more than its budget allows: ${files.join(', ')}`);
    process.exit(1);
  }
}

// In English, which needs one of the two files of the typeface; other languages add theirs.
const files = new Set(klusterFromTheFirst.flatMap((entry) => [...filesOf(entry)]).filter((file) => !file.includes('-latin-ext-')));
const weighs = (file) => gzipSync(readFileSync(new URL(file, built))).length;
const all = [...files].reduce((sum, file) => sum + weighs(file), 0);
console.log(`all of the first visit to a table of Kluster: ${(all / 1000).toFixed(1)} kB gzip of ${klusterBudget / 1000} kB in ${files.size} files`);
if (all > klusterBudget) {
  console.error(`It loads ${all - klusterBudget} bytes more than its budget allows.`);
  process.exit(1);
}

const typeface = readdirSync(new URL('assets/', built)).filter((name) => name.endsWith('.woff2'));
const weight = typeface.reduce((sum, name) => sum + readFileSync(new URL(`assets/${name}`, built)).length, 0);
console.log(`typeface: ${(weight / 1000).toFixed(1)} kB of ${typefaceBudget / 1000} kB in ${typeface.length} files`);
if (typeface.length === 0 || weight > typefaceBudget) {
  console.error('The typeface is missing, or larger than its budget allows.');
  process.exit(1);
}
