import { expect, test } from 'vitest'
import { consoleScreens } from '../console-screens.ts'
import { atToday, deskVisit, phoneVisit } from '../console-staff.ts'
import { consoleLooks } from './console-looks.ts'
import { fixStamps, openFixedShop } from './fixed-shop.ts'
import { forgetDifferences, inManner, leftOver, watched, wrongLooks } from './looks.ts'
import { drawsAlike } from './renderer.ts'
import { widthsOf } from './widths.ts'

/**
 * Each screen of the console looks as its stored picture, has its pictures and texts in their places,
 * does not move, and says nothing in the browser's console.
 */

const minutes = 60_000
const shop = await openFixedShop()
const comparesPictures = await drawsAlike((await shop.visitor()).page)
const screens = await consoleScreens(shop)
await fixStamps(shop)

const manners = ['dark', 'chinese'] as const

test.each(widthsOf(phoneVisit, deskVisit))(
  'each screen of the console looks as before: $width px',
  { timeout: 10 * minutes },
  async ({ width }) => {
    const kind = width === 390 ? 'phone' : 'desk'
    const looks = consoleLooks(screens, width)
    const set = { name: `console-${kind}`, comparesPictures }
    forgetDifferences(set)
    const wrong = []
    for (const language of ['en', 'zh'] as const) {
      const colleague = await atToday(shop, { width, language })
      const page = await watched(colleague.page)
      await page.reload()
      for (const manner of language === 'en'
        ? (['plain', 'dark'] as const)
        : (['chinese'] as const)) {
        const shown = inManner(looks, manner, manners)
        wrong.push(await wrongLooks(page, shown, set, manner))
      }
      // Frames with examples of emails run no script, so that none can fix their clock.
      expect(colleague.troubles.filter((text) => !text.includes('is sandboxed'))).toEqual([])
    }
    const found = Object.assign({}, ...wrong) as object
    expect(found, JSON.stringify(found, null, 2)).toEqual({})
    expect(leftOver(set)).toEqual([])
  },
)
