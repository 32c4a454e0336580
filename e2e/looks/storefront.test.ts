import { expect, test } from 'vitest'
import { forgetDifferences, inManner, leftOver, watched, wrongLooks } from './looks.ts'
import { storefrontVisits } from './storefront-visits.ts'
import { widthsOf } from './widths.ts'

/**
 * Each page of the storefront looks as its stored picture, has its pictures and texts in their places,
 * does not move, and says nothing in the browser's console.
 */

const minutes = 60_000
const { phone, desk, comparesPictures } = await storefrontVisits()

const manners = ['dark', 'rtl', 'chinese'] as const

test.each(widthsOf(phone, desk))(
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
