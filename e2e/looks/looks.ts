import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Request } from 'playwright'
import { unansweredRequests } from '../evidence.ts'
import { misplaced } from '../geometry.ts'
import { graveFindings } from '../grave-findings.ts'
import { countLayoutShifts } from '../layout-shifts.ts'
import { sticksOut } from '../side-scroll.ts'
import { smallTargets } from '../small-targets.ts'
import { differenceOf, stored } from './compare.ts'
import { moment } from './fixed-shop.ts'
import { answerInReverse } from './late-answers.ts'

/**
 * How a look is shown. Chinese is compared by boxes in place of its letters, whose typeface differs
 * between machines.
 */
export type Manner = 'plain' | 'dark' | 'rtl' | 'chinese'

/** One state of one screen. */
export interface Look {
  name: string
  /** Opens it in this page. */
  open: (page: Page, manner: Manner) => Promise<unknown>
  /** Taken as far as the screen reaches: of something that lies over the page. */
  isLayer?: boolean
  /** Something was pressed, which may push aside what follows once its answer has come. */
  isPressed?: boolean
  /** Has a fault on purpose, so that its picture is compared but never kept. */
  isPlanted?: boolean
}

/** Looks of one part of the shop at one width. */
export interface LookSet {
  name: string
  /** Otherwise this machine draws letters in its own way, and the rest is checked. */
  comparesPictures: boolean
}

const folder = path.join(import.meta.dirname, 'stored')
const differences = path.join(import.meta.dirname, '../../.cache/looks')
const isAccepting = process.env.ACCEPT_LOOKS === '1'

/** Pixels of a long page that are taken; what follows is more of the same. */
const tallest = 2400

/**
 * Opens each look and compares it with its stored picture, which is written if there is none or if the
 * new one is accepted; answers what is wrong by name. Whatever differs is written to `.cache/looks` as
 * before, after and difference. The page is `watched`.
 */
export async function wrongLooks(
  page: Page,
  looks: readonly Look[],
  set: LookSet,
  manner: Manner = 'plain',
) {
  const wrong: Record<string, string[]> = {}
  await page.emulateMedia({ colorScheme: manner === 'dark' ? 'dark' : 'light' })
  for (const look of looks) {
    const name = manner === 'plain' ? look.name : `${look.name}~${manner}`
    const faults = await faultsOf(page, { ...look, name }, set, manner).catch((error: unknown) => [
      String(error),
    ])
    if (faults.length > 0) wrong[name] = faults
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return wrong
}

async function faultsOf(
  page: Page,
  look: Look,
  { name: set, comparesPictures }: LookSet,
  manner: Manner,
): Promise<string[]> {
  // To take the last picture has moved that page.
  await movedSince(page)
  await look.open(page, manner)
  await quiet(page)
  await allDrawn(page)
  const moved = await movedSince(page)
  await page.evaluate((dir) => (document.documentElement.dir = dir), manner === 'rtl' ? 'rtl' : '')
  if (manner === 'chinese') await drawBoxes(page)
  // The picture first: to look for targets scrolls.
  return [
    ...(comparesPictures ? await compare(page, look, set) : []),
    ...(look.isLayer || look.isPressed ? [] : moved),
    ...(await misplaced(page)),
    ...(await smallTargetsOf(page, look)),
    ...(await sticksOut(page)),
    ...(manner === 'plain' && isPhone(page) ? await graveFindings(page) : []),
  ]
}

function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600
}

/** Fingers need them, so on a phone; of what lies over the page, if the page cannot be pressed. */
async function smallTargetsOf(page: Page, { isLayer }: Look): Promise<string[]> {
  if (!isPhone(page) || (isLayer && (await page.locator('dialog:modal').count()) === 0)) return []
  const of = ':is(main, footer, dialog) :is(a[href], button, summary, select)'
  return smallTargets(page, { of, isProse: true })
}

/** What has moved since the last look. */
async function movedSince(page: Page): Promise<string[]> {
  const { score, moved } = await page.evaluate(() => {
    const last = globalThis.layoutShifts ?? { score: 0, moved: [] }
    globalThis.layoutShifts = { score: 0, moved: [] }
    return last
  })
  return score < 0.005 ? [] : [`moved by ${score.toFixed(3)}`, ...moved]
}

/** Draws boxes in place of letters. */
async function drawBoxes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ranges: Range[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = new Range()
      range.selectNodeContents(node)
      ranges.push(range)
    }
    CSS.highlights.set('letters', new Highlight(...ranges))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('::highlight(letters) { color: transparent; background: #999 }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Names of the looks that were compared, by set. */
const compared = new Map<string, Set<string>>()

/** Compares a page with its stored picture; says in one line what differs, if anything does. */
export async function compare(
  page: Page,
  { name, isLayer = false, isPlanted }: Omit<Look, 'open'>,
  set: string,
): Promise<string[]> {
  const file = path.join(set, `${name}.webp`)
  compared.set(set, (compared.get(set) ?? new Set()).add(file))
  const known = path.join(folder, file)
  const now = await stored(await shot(page, isLayer), page.viewportSize()?.width ?? 0)
  if (!isPlanted && (isAccepting || !existsSync(known))) {
    const isSame = existsSync(known) && (await differenceOf(readFileSync(known), now)) === null
    if (!isSame) write(known, now)
    return isAccepting ? [] : ['has no stored picture: accept it with `npm run looks -- --accept`']
  }
  const before = readFileSync(known)
  const difference = await differenceOf(before, now)
  if (!difference) return []
  if (isPlanted) return [difference.summary]
  const place = path.join(differences, set, name)
  write(`${place}-before.webp`, before)
  write(`${place}-after.webp`, now)
  write(`${place}-difference.webp`, difference.picture)
  return [difference.summary]
}

async function shot(page: Page, isLayer: boolean): Promise<Buffer> {
  const calm = { animations: 'disabled', caret: 'hide', scale: 'css' } as const
  if (isLayer) return page.screenshot(calm)
  await scrollToTop(page)
  const width = page.viewportSize()?.width ?? 0
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width, height: Math.min(whole, tallest) }
  return page.screenshot({ ...calm, fullPage: true, clip })
}

/** A press may have scrolled; what sticks to the screen would be drawn wherever that ended. */
async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' })
    const frame = () => new Promise((shown) => requestAnimationFrame(shown))
    // The header answers to the scrolling, then is drawn.
    for (let at = 0; at < 3; at += 1) await frame()
  })
}

/** Waits for fonts and pictures, also for those further down. */
async function allDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const images = [...document.images].filter((image) => image.checkVisibility())
    for (const image of images) image.loading = 'eager'
    // A broken picture is a fault of its own, which the check of pictures finds.
    await Promise.allSettled(images.map((image) => image.decode()))
  })
}

function write(file: string, content: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Stored pictures of a set that no look has any more; they are deleted once that is accepted. */
export function leftOver({ name: set, comparesPictures }: LookSet): string[] {
  if (!comparesPictures) return []
  const files = readdirSync(path.join(folder, set)).map((file) => path.join(set, file))
  const left = files.filter((file) => !compared.get(set)?.has(file))
  if (!isAccepting) return left
  for (const file of left) rmSync(path.join(folder, file))
  return []
}

/** Without the differences of earlier runs. */
export function forgetDifferences({ name }: LookSet): void {
  rmSync(path.join(differences, name), { recursive: true, force: true })
}

/** Requests of a page that are not answered yet. */
const pending = new WeakMap<Page, ReadonlySet<Request>>()

/**
 * Waits until a page has had nothing left to load for a tenth of a second, shows no placeholder and
 * does not grow: a screen may also wait for the browser itself, which makes no request.
 */
async function quiet(page: Page): Promise<void> {
  const open = pending.get(page)
  if (!open) throw new Error('the page is not watched')
  let height = 0
  for (let calm = 0, waited = 0; calm < 4; waited += 1) {
    if (waited > 1200)
      throw new Error(`still loads ${[...open].map((each) => each.url()).join(', ')}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
    const now = open.size === 0 ? await heightOf(page) : null
    calm = now !== null && now === height ? calm + 1 : 0
    height = now ?? 0
  }
}

/** Null while a part of it is still a placeholder. */
async function heightOf(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    const placeholders = [...document.querySelectorAll('[data-loading], .skeleton')]
    if (placeholders.some((each) => each.checkVisibility())) return null
    return document.documentElement.scrollHeight
  })
}

/**
 * Begins to count what moves and what loads, in a browser whose clock is that of the shop and where the
 * last answer comes first.
 */
export async function watched(page: Page): Promise<Page> {
  pending.set(page, unansweredRequests(page.context()))
  await countLayoutShifts(page)
  await answerInReverse(page)
  await page.addInitScript(stopClock, moment.getTime())
  return page
}

/** Timers go on, each at its time: Playwright's clock lets those that are late run at once. */
function stopClock(now: number): void {
  globalThis.Date = class extends Date {
    constructor(...given: [] | ConstructorParameters<typeof Date>) {
      super(...((given.length === 0 ? [now] : given) as ConstructorParameters<typeof Date>))
    }
    static override now(): number {
      return now
    }
  } as DateConstructor
}

/**
 * Each third look is also shown in another manner. Its name decides which, so that a new look changes
 * none of the others.
 */
export function inManner<L extends Look>(
  looks: readonly L[],
  manner: Manner,
  manners: readonly Manner[],
): readonly L[] {
  if (manner === 'plain') return looks
  return looks.filter(
    ({ name }) => numberOf(name) % (3 * manners.length) === 3 * manners.indexOf(manner),
  )
}

/** The same number for the same name, spread evenly. */
function numberOf(name: string): number {
  let number = 7
  for (let at = 0; at < name.length; at += 1) {
    number = (Math.imul(number, 31) + name.charCodeAt(at)) >>> 0
  }
  return number
}
