import { expect, test } from 'vitest'
import { latinMarksIn } from '#test/latin-marks.ts'
import { localePath } from '#storefront/locale.ts'
import { consoleScreens } from './console-screens.ts'
import { atToday, deskVisit, openConsole, phoneVisit } from './console-staff.ts'
import { openWhole } from './every-route/open-whole.ts'
import { beGuest, beMember, guestWalks } from './every-route/walks.ts'
import { misplacedAt } from './geometry.ts'
import { openScreen } from './open-screen.ts'

/**
 * Every page of the storefront and every screen of the console at five widths: no picture is soft or
 * out of its frame, no text squeezed next to free room, no cell of a row empty, no Latin mark between Chinese words. Both kinds of Chinese
 * take the same room, in which only words differ, so its outermost widths are enough.
 */

const shop = await openConsole({ hasPictures: true })

const dense = [320, 390, 768]
const wide = [1280, 1920]

test.concurrent.each([
  { locale: 'en', density: 2, widths: dense },
  { locale: 'en', density: 1, widths: wide },
  { locale: 'zh', density: 2, widths: [320] },
  { locale: 'zh', density: 1, widths: [1280] },
] as const)(
  'pictures and texts of every page have their places in $locale at $widths',
  { timeout: 1_200_000 },
  async ({ locale, density, widths }) => {
    const viewport = { width: widths[0], height: 900 }
    const [guest, member] = [
      await shop.visitor({ viewport, density }),
      await shop.visitor({ viewport, density }),
    ]
    await beGuest(shop, guest.context)
    const walks = [...(await guestWalks(shop)), ...(await beMember(shop, member.context))]
    const faults: Record<string, string[]> = {}
    for (const { path, by } of walks) {
      const { page } = by === 'guest' ? guest : member
      await page.setViewportSize(viewport)
      await openWhole(page, localePath(locale, path))
      const found = await misplacedAt(page, widths)
      if (locale === 'zh') found.push(...latinMarksIn(await page.innerText('body')))
      if (found.length > 0) faults[path] = found
    }
    expect(faults).toEqual({})
  },
)

test.each([
  { visit: phoneVisit, density: 2, widths: dense },
  { visit: deskVisit, density: 1, widths: wide },
])(
  'pictures and texts of every screen of the console have their places at $widths',
  { timeout: 1_200_000 },
  async ({ visit, density, widths }) => {
    const screens = await consoleScreens(shop)
    const { page } = await atToday(shop, { ...visit, density })
    const faults: Record<string, string[]> = {}
    for (const address of [...screens.values()].flat().toReversed()) {
      await openScreen(page, address)
      const found = await misplacedAt(page, widths)
      if (found.length > 0) faults[address] = found
    }
    expect(faults).toEqual({})
  },
)
