import { expect, test } from 'vitest'
import { kindsOfPages } from './early-controls/kinds.ts'
import { openTab } from './early-controls/tab.ts'
import { Walk, walkPage } from './early-controls/walk.ts'
import { faultsOfWayBack } from './early-controls/way-back.ts'
import { desk, openShop, phone } from './shop.ts'

/**
 * Every kind of control × both pointers, once each: a control that an earlier page had behaves the same
 * on the next. One language and look, because neither reaches the scripts that hold a press.
 */

/** What takes five minutes may take thirty where others work. */
const patient = 1_800_000

const shop = await openShop()
const kinds = await kindsOfPages(shop)

const tab = async (viewport: typeof phone) =>
  openTab(await shop.visitor({ viewport }), shop.ctx.settings.publicUrl)

test.concurrent.each([
  [phone, 0],
  [desk, 1],
])(
  'every control pressed before React runs ends as if React had been there at %o',
  { timeout: patient },
  async (viewport, lane) => {
    const pair = { awake: await tab(viewport), cold: await tab(viewport) }
    const walk = new Walk()
    // What React adds hardly depends on the width: half of the pages are enough for each.
    for (const [at, kind] of kinds.entries()) await walkPage(pair, kind, walk, at % 2 === lane)
    expect(walk.faults.join('\n\n')).toBe('')
    // Where nothing is found, nothing is wrong either.
    expect(walk.known.size).toBeGreaterThan(140)
    expect(walk.changes).toBeGreaterThan(55)
  },
)

test('a page left by an early press works after the way back', { timeout: patient }, async () => {
  const lanes = [phone, desk].map(async (viewport, lane) => {
    const visitor = await tab(viewport)
    const faults: string[] = []
    for (const [at, kind] of kinds.entries()) {
      if (at % 2 === lane) faults.push(...(await faultsOfWayBack(visitor, kind)))
    }
    return faults
  })
  expect((await Promise.all(lanes)).flat().join('\n')).toBe('')
})
