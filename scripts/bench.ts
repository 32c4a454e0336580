import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { birthOf } from '#db/embedded/lock.mjs'
import { runBench } from './bench/run-bench.ts'
import { report } from './bench/report.ts'
import { reportComparison } from './bench/vendure/comparison-report.ts'
import { runComparison } from './bench/vendure/run-comparison.ts'
import { readArguments, refuseUse } from './arguments.ts'
import { buildStorefront } from './build.ts'
import { root } from './command.ts'
import { seconds } from './progress.ts'

/**
 * Benchmarks every kind of work against its floor. `--quick`: one short round each, with 10,000
 * products. `--only=WORDS`: only work with these words in its name or its group's.
 * `--products=100,10000`: catalogue sizes. `--vendure`: instead measures the shop against the current
 * Vendure, installed from npm for this run, with 500 products in both; on Linux.
 */
const usage = 'npm run bench -- [--vendure] [--quick] [--only=WORDS] [--products=100,10000]'
const { values } = readArguments(
  {
    options: {
      quick: { type: 'boolean', default: false },
      vendure: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      products: { type: 'string' },
    },
  },
  usage,
)
const sizes = (values.products ?? defaultSizes()).split(',').map(Number)
if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
  refuseUse(`“${values.products}” is not a list of numbers.`, usage)
}
// Some are the demo label's, which Vendure does not have and few buyers exhaust.
if (values.vendure && sizes.some((size) => size < 100)) {
  refuseUse('A comparison takes at least 100 products.', usage)
}

const startedAt = performance.now()
await buildStorefront()
const cache = join(root, '.cache')
const dataDir = join(cache, `bench-${process.pid}`)
sweep()
mkdirSync(dataDir, { recursive: true })
try {
  const options = { dataDir, isQuick: values.quick, only: values.only }
  if (values.vendure) {
    const comparison = await runComparison({ ...options, products: sizes[0] ?? 0 })
    finish('bench-vendure.json', comparison, reportComparison(comparison))
  } else {
    const result = await runBench({ ...options, sizes })
    finish('bench.json', result, report(result))
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

function defaultSizes(): string {
  if (values.vendure) return '500'
  return values.quick ? '10000' : '100,10000'
}

function finish(name: string, result: { failures: string[] }, tables: string): void {
  const file = join(cache, name)
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
  console.log(tables)
  console.log(`\nAll figures are in ${file} (measured in ${seconds(startedAt)}).`)
  if (result.failures.length > 0) process.exitCode = 1
}

/** Removes leftovers of killed runs. */
function sweep(): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const pid = Number(/^bench-(\d+)$/.exec(name)?.[1])
    if (!Number.isInteger(pid) || birthOf(pid) !== undefined) continue
    rmSync(join(cache, name), { recursive: true, force: true })
  }
}
