import { test } from 'vitest'
import { measured } from '#test/measured.ts'
import { runScripts } from '#test/model/run-scripts.ts'
import { aWorld } from '#test/model/world.ts'
import { testShop } from '#test/shop.ts'

/**
 * As `whole-shop.test.ts`, with other scripts each time: `SEED` repeats those of a run, and
 * `SCRIPTS=500` runs as many, which takes half an hour.
 */

const shop = await testShop()
const world = await aWorld(shop)
const scripts = Number(process.env.SCRIPTS ?? 100)
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)

test(`all ledgers stay consistent under ${scripts} random scripts of seed ${seed}`, async () => {
  const startedAt = performance.now()
  await runScripts(world, scripts, seed)
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, each) => total + each, 0)
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(0)
  measured(
    'G10',
    `${scripts} scripts of seed ${seed}: ${sum(world.done.values())} actions done, ${sum(world.refused.values())} refused, ${world.lines.size} orders, in ${minutes} min`,
  )
}, 3_600_000)
