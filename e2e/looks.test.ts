import { expect, test } from 'vitest'
import { consoleScreens } from './console-screens.ts'
import { atToday, deskVisit, phoneVisit } from './console-staff.ts'
import { consoleLooks } from './looks/console-looks.ts'
import { fixStamps, moment, openFixedShop } from './looks/fixed-shop.ts'
import { forgetDifferences, wrongLooks } from './looks/looks.ts'
import { storefrontLooks } from './looks/storefront-looks.ts'
import type { Visitor } from './shop.ts'

/**
 * Each screen and state looks as its stored picture, has its pictures and texts in their places, and
 * says nothing in the browser's console.
 */

const minutes = 60_000
const shop = await openFixedShop()
const sizes = [
  { kind: 'phone', viewport: { width: 390, height: 844 } },
  { kind: 'desk', viewport: { width: 1280, height: 900 } },
] as const

// People who are shown are there before the first picture, also of those that this run does not take.
const visits = [await prepared(sizes[0]), await prepared(sizes[1])]
const screens = await consoleScreens(shop)
await fixStamps(shop)
forgetDifferences()

async function prepared({ kind, viewport }: (typeof sizes)[number]) {
  const [guest, member] = [await shop.visitor({ viewport }), await shop.visitor({ viewport })]
  const looks = await storefrontLooks(shop, guest, member)
  return { kind, viewport, guest, member, looks }
}

async function atFixedTime({ page }: Visitor): Promise<void> {
  await page.clock.setFixedTime(moment)
}

test.each(visits)(
  'each page of the storefront looks as before: $kind',
  { timeout: 10 * minutes },
  async ({ kind, guest, member, looks }) => {
    const wrong = []
    for (const [by, visitor] of Object.entries({ guest, member })) {
      await atFixedTime(visitor)
      const own = looks.filter((look) => look.by === by && (look.only ?? kind) === kind)
      wrong.push(await wrongLooks(visitor.page, own, `storefront-${kind}`))
      // A page that does not exist is among them.
      expect(visitor.troubles.filter((text) => !text.includes('404 (Not Found)'))).toEqual([])
    }
    expect(Object.assign({}, ...wrong)).toEqual({})
  },
)

test.each([phoneVisit, deskVisit])(
  'each screen of the console looks as before: $width px',
  { timeout: 10 * minutes },
  async (visit) => {
    const colleague = await atToday(shop, { ...visit, language: 'en' })
    await atFixedTime(colleague)
    await colleague.page.reload()
    const looks = consoleLooks(screens, { ...visit, language: 'en' })
    const kind = visit.width === 390 ? 'phone' : 'desk'
    expect(await wrongLooks(colleague.page, looks, `console-${kind}`)).toEqual({})
    // Frames with examples of emails run no script, so that none can fix their clock.
    expect(colleague.troubles.filter((text) => !text.includes('is sandboxed'))).toEqual([])
  },
)
