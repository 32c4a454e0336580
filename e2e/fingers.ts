import type { CDPSession, Page } from 'playwright'

export interface Touch {
  x: number
  y: number
}

/** Real touch events, one finger per point. */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  return {
    down: (...points: Touch[]) => send(session, 'touchStart', points),
    /** Moves in small steps, like fingers; `each` runs after every step. */
    async move(from: Touch[], to: Touch[], each = async () => {}) {
      const steps = 8
      for (let step = 1; step <= steps; step += 1) {
        const points = from.map(({ x, y }, index) => ({
          x: x + (((to[index]?.x ?? x) - x) * step) / steps,
          y: y + (((to[index]?.y ?? y) - y) * step) / steps,
        }))
        await send(session, 'touchMove', points)
        await each()
      }
    },
    up: () => send(session, 'touchEnd', []),
  }
}

function send(session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: Touch[]) {
  return session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
  })
}
