import type { Browser, Locator, Page } from 'playwright'
import { hasStarted, onPhone } from './phone.ts'

interface Press {
  name: string
  path: (paths: PressPaths) => string
  /** Before the first press: opens what contains the control. */
  prepare?: (page: Page) => Promise<unknown>
  control: (page: Page) => Locator
  /** Before the later press: closes what the first one has opened. */
  undo?: (page: Page) => Promise<void>
}

export interface PressPaths {
  listing: string
  product: string
  /** With colour and size chosen. */
  variant: string
}

const escape = (page: Page) => page.keyboard.press('Escape')

const presses: readonly Press[] = [
  {
    name: 'colour',
    path: ({ product }) => product,
    control: (page) => page.locator('#buy label:has([name=colour]:not(:checked))').first(),
  },
  {
    name: 'size',
    path: ({ product }) => product,
    control: (page) => page.locator('#buy label:has([name=size]:not(:checked))').first(),
  },
  {
    name: 'add to cart',
    path: ({ variant }) => variant,
    control: (page) => page.locator('#buy-button'),
    undo: async (page) => {
      await page.locator('dialog[open]').first().waitFor()
      await escape(page)
      await page.locator('dialog[open]').first().waitFor({ state: 'detached' })
    },
  },
  {
    name: 'filter',
    path: ({ listing }) => listing,
    prepare: (page) => page.evaluate(() => document.getElementById('filter-sheet')?.showPopover()),
    control: (page) =>
      page.locator('#filter-sheet label:has([type=checkbox]:not(:checked, :disabled))').nth(3),
  },
  {
    name: 'filter sheet',
    path: ({ listing }) => listing,
    control: (page) => page.locator('.listing-open'),
    undo: escape,
  },
  {
    name: 'phone menu',
    path: ({ listing }) => listing,
    control: (page) => page.locator('.site-header [popovertarget]').first(),
    undo: escape,
  },
]

export interface PressReading {
  name: string
  /** Milliseconds until the next paint, by finger at a quarter of the processor. */
  first: number
  later: number
}

export async function readPresses(
  browser: Browser,
  origin: string,
  paths: PressPaths,
): Promise<PressReading[]> {
  const readings: PressReading[] = []
  for (const press of presses) {
    const url = origin + press.path(paths)
    readings.push(await onPhone(browser, (page) => readPress(page, url, press), { isSlow: true }))
  }
  return readings
}

async function readPress(page: Page, url: string, press: Press): Promise<PressReading> {
  await page.addInitScript(noteInteractions)
  await page.goto(url, { waitUntil: 'networkidle' })
  await press.prepare?.(page)
  const first = await duration(page, () => press.control(page).tap())
  await hasStarted(page)
  await press.undo?.(page)
  const later = await duration(page, () => press.control(page).tap())
  return { name: press.name, first, later }
}

declare global {
  interface Window {
    /** The longest event since it was set to 0, by its start, its handlers and the next paint. */
    longest: number
  }
}

function noteInteractions(): void {
  window.longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration: taken } of list.getEntries()) {
      window.longest = Math.max(window.longest, taken)
    }
  })
  // The types of TypeScript do not know the threshold.
  const options = { type: 'event', durationThreshold: 16, buffered: true }
  observer.observe(options)
}

/** Measures the slowest event of a press: the browser reports those of 16 ms and more. */
async function duration(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    window.longest = 0
  })
  await press()
  // An entry follows its paint.
  const longest = await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => requestIdleCallback(resolve))
    return window.longest
  })
  return Math.max(16, longest)
}
