import { test } from 'vitest'
import { measured } from '#test/measured.ts'
import { runScripts } from '#test/model/run-scripts.ts'
import { aWorld } from '#test/model/world.ts'
import { testShop } from '#test/shop.ts'

/**
 * `whole-shop.test.ts` with more scripts: `SCRIPTS=500` of them take minutes, `SEED=1` takes
 * others.
 */

const shop = await testShop()
const world = await aWorld(shop)
const scripts = Number(process.env.SCRIPTS ?? 100)
const seed = Number(process.env.SEED ?? 20_261_126)

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
