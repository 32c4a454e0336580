import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { birthOf } from '#db/embedded/lock.mjs'
import { runBench } from './bench/run-bench.ts'
import { report } from './bench/report.ts'
import { readArguments, refuseUse } from './arguments.ts'
import { buildStorefront } from './build.ts'
import { root } from './command.ts'
import { seconds } from './progress.ts'

/**
 * Benchmarks every kind of work against its floor. `--quick`: one short round each, with 10,000
 * products. `--only=WORDS`: only work with these words in its name or its group's.
 * `--products=100,10000`: catalogue sizes.
 */
const usage = 'npm run bench -- [--quick] [--only=WORDS] [--products=100,10000]'
const { values } = readArguments(
  {
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      products: { type: 'string' },
    },
  },
  usage,
)
const sizes = (values.products ?? (values.quick ? '10000' : '100,10000')).split(',').map(Number)
if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
  refuseUse(`“${values.products}” is not a list of numbers.`, usage)
}

const startedAt = performance.now()
await buildStorefront()
const cache = join(root, '.cache')
const dataDir = join(cache, `bench-${process.pid}`)
sweep()
mkdirSync(dataDir, { recursive: true })
try {
  const result = await runBench({
    dataDir,
    isQuick: values.quick,
    only: values.only,
    sizes,
  })
  const file = join(cache, 'bench.json')
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
  console.log(report(result))
  console.log(`\nAll figures are in ${file} (measured in ${seconds(startedAt)}).`)
  if (result.failures.length > 0) process.exitCode = 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

/** Removes leftovers of killed runs. */
function sweep(): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const pid = Number(/^bench-(\d+)$/.exec(name)?.[1])
    if (!Number.isInteger(pid) || birthOf(pid) !== undefined) continue
    rmSync(join(cache, name), { recursive: true, force: true })
  }
}
