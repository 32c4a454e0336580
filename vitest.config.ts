import { defineConfig } from 'vitest/config'

const code = [
  'contract',
  'console',
  'db',
  'domain',
  'scripts',
  'server',
  'storefront',
  'test',
  'ui',
]

export default defineConfig({
  cacheDir: '.cache/vite',
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['*.test.ts', ...code.map((folder) => `${folder}/**/*.test.{ts,tsx}`)],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          // One browser and one shop at a time, once the other tests leave the machine to them.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
