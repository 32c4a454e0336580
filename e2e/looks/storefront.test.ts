import { expect, test } from 'vitest'
import { fixStamps, openFixedShop } from './fixed-shop.ts'
import { forgetDifferences, inManner, watched, wrongLooks } from './looks.ts'
import { storefrontLooks } from './storefront-looks.ts'

/**
 * Each page of the storefront looks as its stored picture, has its pictures and texts in their places,
 * does not move, and says nothing in the browser's console.
 */

const minutes = 60_000
const shop = await openFixedShop()
const sizes = [
  { kind: 'phone', viewport: { width: 390, height: 844 } },
  { kind: 'desk', viewport: { width: 1280, height: 900 } },
] as const

// People who are shown are there before the first picture, also of those that this run does not take.
const visits = [await prepared(sizes[0]), await prepared(sizes[1])]
await fixStamps(shop)

async function prepared({ kind, viewport }: (typeof sizes)[number]) {
  const [guest, member] = [await shop.visitor({ viewport }), await shop.visitor({ viewport })]
  const looks = await storefrontLooks(shop, guest, member)
  return { kind, viewport, guest, member, looks }
}

const manners = ['dark', 'rtl', 'chinese'] as const

test.each(visits)(
  'each page of the storefront looks as before: $kind',
  { timeout: 10 * minutes },
  async ({ kind, guest, member, looks }) => {
    const set = `storefront-${kind}`
    forgetDifferences(set)
    const wrong = []
    for (const [by, visitor] of Object.entries({ guest, member })) {
      const page = await watched(visitor.page)
      const own = looks.filter((look) => look.by === by && (look.only ?? kind) === kind)
      for (const manner of ['plain', ...manners] as const) {
        const shown = inManner(own, manner, manners)
        const spoken = shown.filter(({ isPage }) => isPage || manner !== 'chinese')
        wrong.push(await wrongLooks(page, spoken, set, manner))
      }
      // A page that does not exist is among them.
      expect(visitor.troubles.filter((text) => !text.includes('404 (Not Found)'))).toEqual([])
    }
    expect(Object.assign({}, ...wrong)).toEqual({})
  },
)
