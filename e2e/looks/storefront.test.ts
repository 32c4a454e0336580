import { expect, test } from 'vitest'
import { fixStamps, openFixedShop } from './fixed-shop.ts'
import { forgetDifferences, inManner, leftOver, watched, wrongLooks } from './looks.ts'
import { plant, plantedFaults } from './planted-faults.ts'
import { drawsAlike } from './renderer.ts'
import { storefrontLooks } from './storefront-looks.ts'
import { widthsOf } from './widths.ts'

/**
 * Each page of the storefront looks as its stored picture, has its pictures and texts in their places,
 * does not move, and says nothing in the browser's console.
 */

const minutes = 60_000
const shop = await openFixedShop()
const comparesPictures = await drawsAlike((await shop.visitor()).page)
const sizes = [
  { kind: 'phone', viewport: { width: 390, height: 844 } },
  { kind: 'desk', viewport: { width: 1280, height: 900 } },
] as const

// People who are shown are there before the first picture, also of those that this run does not take.
const visits = [await prepared(sizes[0]), await prepared(sizes[1])] as const
await fixStamps(shop)

async function prepared({ kind, viewport }: (typeof sizes)[number]) {
  const [guest, member] = [await shop.visitor({ viewport }), await shop.visitor({ viewport })]
  const looks = await storefrontLooks(shop, guest, member)
  return { kind, viewport, guest, member, looks }
}

const manners = ['dark', 'rtl', 'chinese'] as const

test.each(widthsOf(...visits))(
  'each page of the storefront looks as before: $kind',
  { timeout: 10 * minutes },
  async ({ kind, guest, member, looks }) => {
    const set = { name: `storefront-${kind}`, comparesPictures }
    forgetDifferences(set)
    const wrong = []
    for (const [by, visitor] of Object.entries({ guest, member })) {
      const page = await watched(visitor.page)
      const own = looks.filter((look) => look.by === by && (look.only ?? kind) === kind)
      for (const manner of ['plain', ...manners] as const) {
        const shown = inManner(own, manner, manners)
        const spoken = shown.filter(({ isPressed }) => manner !== 'chinese' || !isPressed)
        wrong.push(await wrongLooks(page, spoken, set, manner))
      }
      // A page that does not exist is among them.
      expect(visitor.troubles.filter((text) => !text.includes('404 (Not Found)'))).toEqual([])
    }
    const found = Object.assign({}, ...wrong) as object
    expect(found, JSON.stringify(found, null, 2)).toEqual({})
    expect(leftOver(set)).toEqual([])
  },
)

// Faults that only a picture shows are not seen where none is compared.
const shownFaults = Object.entries(plantedFaults).filter(
  ([, { says }]) => comparesPictures || !says.test('cells differ'),
)

test.each(shownFaults)('a planted fault is found: %s', async (_, fault) => {
  const [{ guest, member, looks }] = visits
  const look = looks.find(({ name }) => name === fault.look)
  if (!look) throw new Error(`no look is called ${fault.look}`)
  const page = await watched((look.by === 'guest' ? guest : member).page)
  const open = async () => {
    await look.open(page, 'plain')
    await plant(page, fault)
  }
  const planted = { name: look.name, open, isPlanted: true }
  const wrong = await wrongLooks(page, [planted], { name: 'storefront-phone', comparesPictures })
  expect(wrong[look.name]).toEqual(expect.arrayContaining([expect.stringMatching(fault.says)]))
})
