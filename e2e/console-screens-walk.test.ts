import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { entryMessages, sessionMessages } from '#console/session/messages.ts'
import { shellMessages } from '#console/shell/messages.ts'
import { latinMarksIn } from '#test/latin-marks.ts'
import { dialogs, framesOf } from './console-dialogs.ts'
import { consoleScreens } from './console-screens.ts'
import { goToScreen, openScreen } from './open-screen.ts'
import {
  atToday,
  deskVisit,
  heading,
  openConsole,
  phoneVisit,
  staffVisitor,
  type Visit,
} from './console-staff.ts'
import { graveFindings } from './grave-findings.ts'
import { sticksOut } from './side-scroll.ts'
import { smallTargets } from './small-targets.ts'

/**
 * Every screen × a phone in Chinese and a desk in English. Languages and widths do not depend on each
 * other. In the dark; on the desk, which shows all that a phone does, axe looks in the light as well.
 */

const shop = await openConsole()
const screens = await consoleScreens(shop)
const visits = [phoneVisit, deskVisit]
const minutes = 60_000

async function inTheDark<Of extends { page: Page }>(visitor: Of): Promise<Of> {
  await visitor.page.emulateMedia({ colorScheme: 'dark' })
  return visitor
}

test.each(visits)(
  'every screen fits $width px, its controls are large enough, and axe finds nothing serious in it: $language',
  async (visit) => {
    const { page, troubles } = await inTheDark(await atToday(shop, visit))
    const { notHereTitle, forbiddenTitle } = shellMessages[visit.language]
    const found: string[] = []
    // Today, where one begins, comes last.
    for (const address of [...screens.values()].flat().toReversed()) {
      await openScreen(page, address)
      expect([notHereTitle, forbiddenTitle], address).not.toContain(
        await page.locator('main h1').innerText(),
      )
      expect(await page.locator('main [role=alert]').count(), address).toBe(0)
      found.push(...(await faultsOf(page)).map((fault) => `${address}: ${fault}`))
    }
    expect(found).toEqual([])
    expect(troubles).toEqual([])
  },
  10 * minutes,
)

test.each(visits)(
  'a dialog of each kind fits $width px, and axe finds nothing serious in it: $language',
  async (visit) => {
    const { page, troubles } = await inTheDark(await atToday(shop, visit))
    const found: string[] = []
    for (const [kind, route, opener] of [...dialogs, ...framesOf[visit.width]]) {
      const [address = ''] = screens.get(route) ?? []
      await openScreen(page, address)
      await opener(page, visit.language)
      await page.getByRole('dialog').waitFor()
      await expect.poll(() => page.locator('dialog[open] .skeleton').count()).toBe(0)
      found.push(...(await faultsOf(page)).map((fault) => `${kind} on ${route}: ${fault}`))
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    expect(found).toEqual([])
    expect(troubles).toEqual([])
  },
  10 * minutes,
)

test.each(visits)(
  'signed out: each screen fits $width px, and axe finds nothing serious in it: $language',
  async (visit) => {
    const { page, troubles } = await inTheDark(await staffVisitor(shop, visit))
    const found: string[] = []
    for (const [address, title] of entries(visit)) {
      await page.goto(`/staff${address}`)
      await heading(page, title).waitFor()
      found.push(...(await faultsOf(page)).map((fault) => `${title}: ${fault}`))
    }
    const again = await inTheDark(await atToday(shop, visit))
    await shop.ctx.db.deleteFrom('staff_tokens').execute()
    await goToScreen(again.page, 'orders')
    await again.page.getByRole('dialog').waitFor()
    found.push(...(await faultsOf(again.page)))
    expect(found).toEqual([])
    expect(troubles).toEqual([])
  },
)

function entries({ language }: Visit) {
  const { forgotTitle, chooseTitle } = entryMessages[language]
  return [
    ['', sessionMessages[language].title],
    ['/forgot-password', forgotTitle],
    ['/choose-password#an-unknown-key', chooseTitle],
  ] as const
}

async function faultsOf(page: Page): Promise<string[]> {
  const isOver = (await page.getByRole('dialog').count()) > 0
  const isDesk = page.viewportSize()?.width === deskVisit.width
  return [
    ...(await sticksOut(page)),
    // A page under a dialog takes no presses.
    ...(isOver ? [] : await smallTargets(page)),
    ...(await graveFindings(page)),
    ...(isDesk ? await inTheLight(page) : []),
    ...latinMarksIn(await page.innerText('body')),
  ]
}

async function inTheLight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const found = await graveFindings(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  return found.map((fault) => `in the light ${fault}`)
}
