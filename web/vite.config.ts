import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { licences } from './scripts/licences.ts';
import { serviceWorker } from './scripts/service-worker.ts';

/** The Fluent catalogues are shared with the Python side and live there. */
const catalogueOf = /locales\/([a-z-]+)\/[^/]+\.ftl/i;

export default defineConfig(({ mode, command }) => ({
  // A build says how large the pages are (scripts/check-budget.js), not how large each of 150 files is.
  logLevel: command === 'build' ? 'warn' : 'info',
  plugins: [svelte(), licences(), serviceWorker()],
  // Under test the browser build of Svelte is wanted although Node runs it.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/lodestone/server/static',
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    // The budget holds what matters; three.js is that large, and fetched when a table of Kluster is.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // One chunk a language instead of one a file. English stays where it is imported: everybody needs it.
        codeSplitting: {
          groups: [
            {
              test: (id) => catalogueOf.test(id) && !id.includes('/locales/en/'),
              debugName: 'languages',
              name: (id) => `language-${catalogueOf.exec(id)?.[1] ?? 'other'}`,
            },
          ],
        },
      },
    },
  },
  // `npm run dev` beside `lodestone serve --port 8000`.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  // One page for all files: making one anew for each takes five times as long as all the tests.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], isolate: false },
}));
