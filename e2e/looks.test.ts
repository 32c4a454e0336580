import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { consoleScreens } from './console-screens.ts'
import { atToday, deskVisit, phoneVisit } from './console-staff.ts'
import { consoleLooks } from './looks/console-looks.ts'
import { fixStamps, moment, openFixedShop } from './looks/fixed-shop.ts'
import { countLayoutShifts } from './layout-shifts.ts'
import { forgetDifferences, wrongLooks, type Look, type Manner } from './looks/looks.ts'
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

/** Begins to count what moves, in a browser whose clock is that of the shop. */
async function watched({ page }: Visitor): Promise<Page> {
  await countLayoutShifts(page)
  await page.clock.setFixedTime(moment)
  return page
}

/** Each third look is also shown in another manner. */
function inManner<L extends Look>(looks: readonly L[], manner: Manner, manners: readonly Manner[]) {
  if (manner === 'plain') return looks
  return looks.filter((_, at) => at % (3 * manners.length) === 3 * manners.indexOf(manner))
}

const storefrontManners = ['dark', 'rtl', 'chinese'] as const

test.each(visits)(
  'each page of the storefront looks as before: $kind',
  { timeout: 10 * minutes },
  async ({ kind, guest, member, looks }) => {
    const wrong = []
    for (const [by, visitor] of Object.entries({ guest, member })) {
      const page = await watched(visitor)
      const own = looks.filter((look) => look.by === by && (look.only ?? kind) === kind)
      for (const manner of ['plain', ...storefrontManners] as const) {
        const shown = inManner(own, manner, storefrontManners)
        const spoken = shown.filter(({ isPage }) => isPage || manner !== 'chinese')
        wrong.push(await wrongLooks(page, spoken, `storefront-${kind}`, manner))
      }
      // A page that does not exist is among them.
      expect(visitor.troubles.filter((text) => !text.includes('404 (Not Found)'))).toEqual([])
    }
    expect(Object.assign({}, ...wrong)).toEqual({})
  },
)

const consoleManners = ['dark', 'chinese'] as const

test.each([phoneVisit, deskVisit])(
  'each screen of the console looks as before: $width px',
  { timeout: 10 * minutes },
  async ({ width }) => {
    const kind = width === 390 ? 'phone' : 'desk'
    const looks = consoleLooks(screens, width)
    const wrong = []
    for (const language of ['en', 'zh'] as const) {
      const colleague = await atToday(shop, { width, language })
      const page = await watched(colleague)
      await page.reload()
      for (const manner of language === 'en'
        ? (['plain', 'dark'] as const)
        : (['chinese'] as const)) {
        const shown = inManner(looks, manner, consoleManners)
        wrong.push(await wrongLooks(page, shown, `console-${kind}`, manner))
      }
      // Frames with examples of emails run no script, so that none can fix their clock.
      expect(colleague.troubles.filter((text) => !text.includes('is sandboxed'))).toEqual([])
    }
    expect(Object.assign({}, ...wrong)).toEqual({})
  },
)
