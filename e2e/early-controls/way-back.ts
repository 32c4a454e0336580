import type { Kind } from './kinds.ts'
import type { Tab } from './tab.ts'

/** Leaves a page by a link before React runs and comes back; answers what is wrong with it then. */
export async function faultsOfWayBack(tab: Tab, kind: Kind): Promise<string[]> {
  const { page } = tab
  await tab.open(await kind.visit())
  const before = await placeOf(tab)
  const link = (await page.evaluateHandle(() => window.pageControls.wayOut())).asElement()
  if (!link) return [`${kind.name}: no link leads out of it`]
  await tab.press(link)
  await page.waitForURL((url) => url.href !== before.address, { waitUntil: 'domcontentloaded' })
  await page.goBack({ waitUntil: 'domcontentloaded' })
  // A page that starts React by itself notes its own address, which Playwright takes for the way back.
  await page.waitForURL(before.address, { waitUntil: 'domcontentloaded' })
  const after = await placeOf(tab)
  const state = await tab.wake()
  return [
    ...(after.title === before.title ? [] : [`comes back as ${after.title}`]),
    ...((await isWaiting(tab)) ? ['still waits for what was pressed'] : []),
    ...state.filter((line) => /^(exception|console): (?!Failed to load)/.test(line)),
  ].map((fault) => `${kind.name}: ${fault}`)
}

/** By the document as sent: on a busy machine React may have gone on by the time of the question. */
function placeOf({ page }: Tab) {
  return page.evaluate(() => ({ address: location.href, title: window.heldStart.sentTitle }))
}

/** Whether a press is still marked as being answered, once all has come to rest. */
function isWaiting({ page }: Tab) {
  return page.evaluate(() => document.querySelector('a[aria-busy], html[data-waiting]') !== null)
}
