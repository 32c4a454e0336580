import type { Page } from 'playwright'
import { expect } from 'vitest'
import { dialogs, framesOf } from '../console-dialogs.ts'
import type { Visit } from '../console-staff.ts'
import { openScreen } from '../open-screen.ts'
import type { Look, Manner } from './looks.ts'

/** Each screen of the console, and a dialog of each kind. Today, where one begins, comes last. */
export function consoleLooks(
  screens: ReadonlyMap<string, string[]>,
  width: Visit['width'],
): Look[] {
  const whole = [...screens].flatMap(([route, addresses]) =>
    addresses.map((address, at) => ({
      name: nameOf(route, at),
      open: (page: Page) => openScreen(page, address),
    })),
  )
  const over = [...dialogs, ...framesOf[width]].map(([kind, route, opener]) => ({
    name: `over-${kind.replaceAll(' ', '-')}`,
    isLayer: true,
    open: async (page: Page, manner: Manner) => {
      await page.keyboard.press('Escape')
      await openScreen(page, screens.get(route)?.[0] ?? '')
      await opener(page, manner === 'chinese' ? 'zh' : 'en')
      await page.getByRole('dialog').waitFor()
      await expect.poll(() => page.locator('dialog[open] .skeleton').count()).toBe(0)
    },
  }))
  return [...whole.toReversed(), ...over]
}

function nameOf(route: string, at: number): string {
  const words = route.replaceAll(/[/:]+/g, '-').replace(/-$/, '') || 'today'
  return at === 0 ? words : `${words}-${at + 1}`
}
