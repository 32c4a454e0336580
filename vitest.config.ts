import { defineConfig } from 'vitest/config'

const code = [
  'contract',
  'console',
  'db',
  'demo',
  'domain',
  'scripts',
  'server',
  'storefront',
  'test',
  'ui',
]

/** They put something broken in the place of a module, which no other file may see. */
const controls = ['server/**/*-control.test.ts']

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
          // Modules are loaded once for each worker instead of once for each of its files.
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
          isolate: false,
          // Once the other tests leave the machine to them.
          sequence: { groupOrder: 1 },
          // Machines are slow at times; what is waited for comes all the same.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
