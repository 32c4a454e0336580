import { expect, test } from 'vitest'
import { localePath } from '#storefront/locale.ts'
import { routeIds, routeOf } from '#test/route-of-path.ts'
import { openWhole } from './every-route/open-whole.ts'
import { beGuest, beMember, guestWalks, redirects, type Walk } from './every-route/walks.ts'
import { graveFindings } from './grave-findings.ts'
import { overflows } from './overflows.ts'
import { desk, openShop, phone } from './shop.ts'

/**
 * Every page of the storefront, at every width, in both directions of writing, with text at 100% and
 * 200%: no error, nothing that overflows sideways, no serious axe finding.
 */

const shop = await openShop()

const widths = [320, 360, 768, 1280]

/**
 * A look changes colours, not places: what overflows is the same in both, and axe runs once per page in
 * each, light on a phone and dark on a desk. Both kinds of Chinese take the same room and have the same
 * elements, so the outermost widths are enough for one.
 */
const looks = [
  { locale: 'en', scheme: 'light', widths, axeAt: phone },
  { locale: 'zh', scheme: 'dark', widths, axeAt: desk },
  { locale: 'cn', scheme: 'dark', widths: [320, 1280], axeAt: null },
] as const

const walked = new Set<string | undefined>()

test.concurrent.each(looks)(
  'every page is whole in $locale, in the $scheme look',
  { timeout: 1_200_000 },
  async ({ locale, scheme, widths, axeAt }) => {
    const [guest, member] = [
      await shop.visitor({ viewport: desk }),
      await shop.visitor({ viewport: desk }),
    ]
    await beGuest(shop, guest.context)
    const walks = [...(await guestWalks(shop)), ...(await beMember(shop, member.context))]
    const faults: Record<string, string[]> = {}
    for (const { page } of [guest, member]) {
      await page.emulateMedia({ colorScheme: scheme })
    }
    for (const walk of walks) {
      const { page, troubles } = walk.by === 'guest' ? guest : member
      walked.add(routeOf(walk.path))
      troubles.length = 0
      await page.setViewportSize(desk)
      await openWhole(page, localePath(locale, walk.path))
      const found = await overflows(page, widths)
      if (axeAt) {
        await page.setViewportSize(axeAt)
        found.push(...(await graveFindings(page)))
      }
      found.push(...troubles.filter((trouble) => !isExpected(walk, trouble)))
      if (found.length > 0) faults[walk.path] = found
    }
    for (const [from, to] of Object.entries(redirects)) {
      walked.add(routeOf(from))
      await guest.page.goto(localePath(locale, from))
      await guest.page.waitForURL(localePath(locale, to))
    }
    expect(faults).toEqual({})
  },
)

test('no page is left out', () => {
  expect(routeIds.filter((id) => !walked.has(id))).toEqual([])
})

/** The browser itself reports the status of a page that is not there. */
function isExpected({ path }: Walk, trouble: string): boolean {
  return path === '/nothing/here' && trouble.includes('404')
}
