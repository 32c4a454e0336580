import type { Browser, BrowserContext, Page } from 'playwright'

/** The phone of Lighthouse. */
const size = { width: 412, height: 823 }
const pixelRatio = 1.75

/** Runs `work` on a page of a new visitor, at a quarter of the processor if asked. */
export async function onPhone<Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
  { isSlow = false } = {},
): Promise<Result> {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: pixelRatio,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    if (isSlow) await slowDown(context, page)
    return await work(page)
  } finally {
    await context.close()
  }
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

export async function hasStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.waitForLoadState('networkidle')
}
