import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { quickFolder } from './test/quick-folder.ts'

// For this process and the workers, which inherit it.
process.env.TMPDIR ??= quickFolder()

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

/** Tests that go through everything there is, times languages, widths or people, or are slow: `npm run walks`. */
const walks = ['{db,e2e,server}/**/*-walk.test.ts']

/** Compares the screens with stored pictures, in a shop whose clock and ids are fixed. */
const looks = 'e2e/looks/*.test.ts'

/** Begun first. Otherwise Vitest begins with the largest files, and one of these would end alone. */
const first = [
  // Needs no demo shop, which the other worker fills meanwhile.
  'e2e/start-on-intent.test.ts',
  'e2e/journey-en.test.ts',
  'e2e/journey-zh.test.ts',
  'e2e/early-controls-walk.test.ts',
  'e2e/every-route-walk.test.ts',
  'server/whole-shop.test.ts',
  'server/platform/adapters/recogniser/tesseract.test.ts',
  'server/platform/adapters/recogniser/noise-level.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = first.findIndex((file) => moduleId.endsWith(`/${file}`))
      return place === -1 ? first.length : place
    }
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

/** `npm run steady` runs the files in an order of its own each time. */
const order = process.env.TEST_ORDER
const sequence = order
  ? { shuffle: { files: true, tests: false }, seed: Number(order) }
  : { sequencer: LongestFirst }

const inBrowser = {
  isolate: false,
  // Runs after the other tests, with the machine to itself.
  sequence: { groupOrder: 1 },
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

export default defineConfig({
  cacheDir: '.cache/vite',
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/setup.ts',
    pool: 'forks',
    sequence,
    maxWorkers: 2,
    // Machines can be slow; a generous limit avoids flaky failures.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: code.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...controls, ...walks],
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
          exclude: [...walks, looks],
          ...inBrowser,
        },
      },
      {
        extends: true,
        test: { name: 'looks', include: [looks], ...inBrowser, isolate: true },
      },
      {
        extends: true,
        test: { name: 'walks', include: walks, ...inBrowser },
      },
    ],
  },
})
