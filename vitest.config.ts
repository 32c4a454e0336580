import { defineConfig } from 'vitest/config'

const code = [
  'contract',
  'console',
  'db',
  'demo',
  'domain',
  'examples',
  'scripts',
  'server',
  'storefront',
  'test',
  'ui',
]

/** Tests that mock a module, which must not affect other files. */
const controls = ['server/**/*-control.test.ts']

/** Journeys through everything there is, times its languages, widths or people: `npm run walks`. */
const walks = ['e2e/**/*-walk.test.ts']

const inBrowser = {
  isolate: false,
  // Runs after the other tests, with the machine to itself.
  sequence: { groupOrder: 1 },
  // Machines can be slow; a generous limit avoids flaky failures.
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A busy machine can upset a real browser. Such tests are named at the end: decision 037.
  retry: 1,
}

export default defineConfig({
  cacheDir: '.cache/vite',
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['*.test.ts', ...code.map((folder) => `${folder}/**/*.test.{ts,tsx}`)],
          exclude: controls,
          // Modules are loaded once per worker instead of once per file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'controls', include: controls },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: walks,
          ...inBrowser,
        },
      },
      {
        extends: true,
        test: { name: 'walks', include: walks, ...inBrowser },
      },
    ],
  },
})
