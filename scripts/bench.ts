import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { birthOf } from '#db/embedded/lock.mjs'
import { runBench } from './bench/run-bench.ts'
import { runSeveral } from './bench/several/run-several.ts'
import { reportSeveral } from './bench/several/several-report.ts'
import { reportGrowth } from './bench/growth/growth-report.ts'
import { runGrowth } from './bench/growth/run-growth.ts'
import { report } from './bench/report.ts'
import { reportPictures } from './bench/pictures/pictures-report.ts'
import { runPictures } from './bench/pictures/run-pictures.ts'
import { reportComparison } from './bench/vendure/comparison-report.ts'
import { runComparison } from './bench/vendure/run-comparison.ts'
import { readArguments, refuseUse } from './arguments.ts'
import { buildShop } from './build.ts'
import { root } from './command.ts'
import { seconds } from './progress.ts'

/**
 * Benchmarks every kind of work against its floor. `--quick`: one short round each, with 10,000
 * products. `--only=WORDS`: only work with these words in its name or its group's.
 * `--products=100,10000`: catalogue sizes. `--vendure`: instead measures the shop against the current
 * Vendure, installed from npm for this run, with 500 products in both. `--growth`: instead the same
 * work in shops of up to 100,000 products and ten times as many orders. `--processes`: instead pages,
 * catalogue and buying in one process and in two web processes with a worker. These three on Linux.
 * `--pictures`: instead what a visitor waits for, in Chromium and with the current Lighthouse.
 */
const usage =
  'npm run bench -- [--vendure | --growth | --processes | --pictures] [--quick] [--only=WORDS] [--products=100,10000]'
const { values } = readArguments(
  {
    options: {
      quick: { type: 'boolean', default: false },
      vendure: { type: 'boolean', default: false },
      growth: { type: 'boolean', default: false },
      processes: { type: 'boolean', default: false },
      pictures: { type: 'boolean', default: false },
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
if ([values.vendure, values.growth, values.processes, values.pictures].filter(Boolean).length > 1) {
  refuseUse('One of --vendure, --growth, --processes and --pictures.', usage)
}
// Some are the demo label's, which Vendure does not have and few buyers exhaust.
if (values.vendure && sizes.some((size) => size < 100)) {
  refuseUse('A comparison takes at least 100 products.', usage)
}

const startedAt = performance.now()
await buildShop()
const cache = join(root, '.cache')
const dataDir = join(cache, `bench-${process.pid}`)
sweep()
mkdirSync(dataDir, { recursive: true })
try {
  const options = { dataDir, isQuick: values.quick, only: values.only }
  if (values.pictures) {
    const pictures = await runPictures(options)
    finish('bench-pictures.json', pictures, reportPictures(pictures))
  } else if (values.vendure) {
    const comparison = await runComparison({ ...options, products: sizes[0] ?? 0 })
    finish('bench-vendure.json', comparison, reportComparison(comparison))
  } else if (values.growth) {
    const growth = await runGrowth({ ...options, sizes })
    finish('bench-growth.json', growth, reportGrowth(growth))
  } else if (values.processes) {
    const several = await runSeveral({ ...options, products: sizes[0] ?? 0 })
    finish('bench-processes.json', several, reportSeveral(several))
  } else {
    const result = await runBench({ ...options, sizes })
    finish('bench.json', result, report(result))
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

function defaultSizes(): string {
  if (values.vendure) return '500'
  if (values.growth) return values.quick ? '100,1000,10000' : '100,1000,10000,100000'
  return values.quick || values.processes ? '10000' : '100,10000'
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
