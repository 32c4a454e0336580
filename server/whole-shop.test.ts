import { test } from 'vitest'
import { runScripts } from '#test/model/run-scripts.ts'
import { aWorld } from '#test/model/world.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const world = await aWorld(shop)

test('all ledgers stay consistent under random concurrent actions', async () => {
  await runScripts(world, 16, 20_261_121)
}, 600_000)
