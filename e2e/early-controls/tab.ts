import { setTimeout as sleep } from 'node:timers/promises'
import type { ElementHandle, Page, Request } from 'playwright'
import type { Visitor } from '../shop.ts'
import { block, typefaces } from '../blocked-files.ts'
import { holdStart } from './hold-start.ts'
import { installPageControls } from './page-controls.ts'
import { installPageState } from './page-state.ts'

/** A page, and what the browser of the visitor who opens it keeps. */
export interface Visit {
  path: string
  cookies: Readonly<Record<string, string>>
  storage: Readonly<Record<string, string>>
}

export type Target = ElementHandle<Element>
export type Tab = Awaited<ReturnType<typeof openTab>>

/** By name or by type of the field. */
const answers: Readonly<Record<string, string>> = {
  email: 'early@example.com',
  contact: 'early@example.com',
  tel: '91234567',
  numeric: '3',
  decimal: '3',
  password: 'Harbour2026',
  areaCode: '86',
  area_code: '86',
}

/** A tab of which every page can be pressed before React starts in it. */
export async function openTab({ page, context, troubles }: Visitor, origin: string) {
  for (const script of [holdStart, installPageControls, installPageState]) {
    await context.addInitScript(script)
  }
  // They change nothing that is looked at here.
  await block(page, typefaces)
  const countRequests = requestsOf(page)
  const pointer = await page.evaluate(() => (navigator.maxTouchPoints > 0 ? 'touch' : 'mouse'))

  async function press(control: Target): Promise<void> {
    if (await control.evaluate((element) => element.matches('select'))) {
      await control.focus()
      return page.keyboard.press('ArrowDown')
    }
    const reveal = (element: Element) => window.pageControls.reveal(element as HTMLElement)
    if (await control.evaluate(reveal)) await quiet()
    const aim = (element: Element) => window.pageControls.aim(element as HTMLElement)
    const { x, y } = await control.evaluate(aim)
    return pointer === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)
  }

  /** Puts into a field what suits it. */
  async function type(field: Target): Promise<void> {
    const kinds = await field.evaluate((input: HTMLInputElement) => {
      input.focus()
      input.select()
      return [input.name, input.type, input.inputMode]
    })
    const [answer = 'linen'] = kinds.flatMap((kind) => answers[kind] ?? [])
    await page.keyboard.insertText(answer)
  }

  async function state(): Promise<string[]> {
    const seen = await page.evaluate(() => window.pageState())
    // A call under way while a customer logs out is refused.
    const complaints = troubles.filter((each) => !each.includes('(Unauthorized)'))
    return [...seen, ...new Set(complaints.map((each) => each.replaceAll(/\d+/g, '#')))]
  }

  /** What the page is like once nothing is under way: no answer, no part of the application. */
  async function quiet(): Promise<string[]> {
    let last: string[] = []
    for (let round = 0; round < 200; round++) {
      const now = await state().catch(() => [`between two pages ${round}`])
      if (countRequests() === 0 && now.join('\n') === last.join('\n')) return now
      last = now
      await sleep(50)
    }
    return last
  }

  return {
    page,
    pointer,
    press,
    type,
    quiet,

    /** The page as the server sent it, for a visitor with this storage. */
    async open({ path, cookies, storage }: Visit) {
      const kept = encodeURIComponent(JSON.stringify(storage))
      const given = Object.entries({ ...cookies, kept })
      await context.clearCookies()
      await context.addCookies(given.map(([name, value]) => ({ name, value, url: origin })))
      await page.mouse.move(0, 0)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      troubles.length = 0
      const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
      return answer?.status()
    },

    /** Starts React as a pointer movement would. */
    async wake() {
      await page.evaluate(() => {
        dispatchEvent(new Event('focusin'))
        window.heldStart.release()
      })
      const isShown = () => !('early' in window) && !document.querySelector('.skeleton')
      await page.waitForFunction(isShown, null, { polling: 20 })
      return quiet()
    },

    /** React starts by what has been pressed, unless that led to another page. */
    async release() {
      await page.evaluate(() => window.heldStart.release()).catch(() => {})
      const isThrough = () => !window.heldStart.isHeld || !('early' in window)
      await page.waitForFunction(isThrough, null, { polling: 20 })
    },

    /**
     * From now on the parts and answers that React asks for wait, until the returned call. The route
     * stays until the next page: a request on its way while a route is removed may never be answered.
     */
    async holdAnswers() {
      let letThrough = () => {}
      const released = new Promise<void>((resolve) => (letThrough = resolve))
      const asked = /\/(assets|api)\//
      await page.route(asked, async (route) => {
        await released
        await route.continue()
      })
      return letThrough
    },

    /** Whether the browser fills the page, so that most of it comes with React. */
    isPersonal: () => page.evaluate(() => document.querySelector('[data-personal]') !== null),

    hasLeft: () => page.evaluate(() => !window.heldStart.isHeld),
  }
}

function requestsOf(page: Page): () => number {
  const open = new Set<Request>()
  const close = (request: Request) => open.delete(request)
  page.on('request', (request) => {
    if (['fetch', 'script', 'document'].includes(request.resourceType())) open.add(request)
  })
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  return () => open.size
}
