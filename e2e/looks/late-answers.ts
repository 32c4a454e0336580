import type { Page, Route } from 'playwright'

/** Milliseconds without a further call after which those so far are answered. */
const pause = 20

/**
 * Answers what a page asks of the API at one time in the opposite order, one after the other, as a slow
 * network may: what is shown for the first must not move what follows.
 */
export async function answerInReverse(page: Page): Promise<void> {
  const waiting: Route[] = []
  let timer: NodeJS.Timeout | undefined
  await page.route(/\/api\//, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    waiting.push(route)
    clearTimeout(timer)
    timer = setTimeout(() => void answer(waiting.splice(0)).catch(unlessClosed), pause)
  })

  async function answer(routes: Route[]): Promise<void> {
    for (const route of routes.toReversed()) {
      const answered = route.request().response()
      await route.continue()
      await answered
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** A page that is closed waits for no answer. */
function unlessClosed(error: unknown): void {
  if (!String(error).includes('has been closed')) throw error
}
