// The only script that runs before the visitor interacts. Bundled and minified into every document,
// so every byte counts: `weights.test.ts` sets its budget.
import { readHeaderCounts, showHeaderCounts } from './header-counts.ts'
import { isChoice, readPlan, type Early } from './start-plan.ts'
import { showWaiting } from './waiting.ts'

const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin']
// Events for which React would hydrate the whole page synchronously, within the press itself.
const presses = [
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'keyup',
  'touchend',
  'input',
  'change',
]
const listened = [
  ...intents.map((intent) => [intent, start] as const),
  ['click', holdClick] as const,
  ['submit', holdForm] as const,
  // The browser blocks an invalid form; React will show the shop's own message.
  ['invalid', holdForm] as const,
  ['input', noteChange] as const,
  // Last for each type: everything above has seen the event by then.
  ...[...intents, ...presses].map((type) => [type, keepFromReact] as const),
]
const early: Early = {
  actions: [],
  listen(isOn) {
    const change = isOn ? addEventListener : removeEventListener
    for (const [type, listener] of listened) change(type, listener, true)
  },
}
const plan = readPlan()
let sheet: Element | undefined
let isStarted = false
let pressed: HTMLElement | null = null
let isHolding = false

window.early = early
early.listen(true)
// Also for pages restored from the back/forward cache.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && pressed) showWaiting(pressed, false)
  showHeaderCounts(readHeaderCounts())
})
addEventListener('load', () => {
  // Pictures of the first screen come first.
  setTimeout(addSheet, 100)
  setTimeout(readHeaderCounts().cart > 0 ? start : fetchAhead, 2000)
})
showHeaderCounts(readHeaderCounts())
// A page before this one has loaded the full sheet and its typefaces.
if (document.referrer.includes(location.host)) addSheet()
// Pages only the browser can fill: see `head/personal-page.ts`.
if (document.querySelector('[data-personal]')) start()

/** A window that opens below a resting mouse reports a move of no distance, which is no intent. */
function start(event?: Event): void {
  if (isStarted || (event?.type === 'pointermove' && !hasMoved(event as PointerEvent))) return
  isStarted = true
  // Lets the browser respond to the press first.
  setTimeout(fetchAndRun)
}

function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return !!(movementX || movementY)
}

function fetchAndRun(): void {
  // From here on the router prefetches links, not the browser (`prefetch.speculationrules`).
  document.documentElement.dataset.started = ''
  addSheet()
  for (const script of plan.scripts) addLink('modulepreload', script)
  if (plan.state) early.state = fetch(plan.state)
  import(/* @vite-ignore */ plan.scripts[0]).catch(giveUp)
}

/** Falls back to the plain document: the first form or link held back goes ahead natively. */
function giveUp(): void {
  early.listen(false)
  for (const { element, submitter } of early.actions) {
    showWaiting(submitter ?? element, false)
    if (element instanceof HTMLFormElement) return element.requestSubmit(submitter)
    if (element instanceof HTMLAnchorElement) return element.click()
  }
}

async function fetchAhead(): Promise<void> {
  if (isStarted || navigator.connection?.saveData) return
  for (const file of plan.scripts) addLink('prefetch', file)
  if (plan.state) addLink('prefetch', plan.state)
  // The browser itself may prefetch linked pages. A header would fetch the rules before pictures.
  const text = await (await fetch('/prefetch.speculationrules')).text()
  add('script', { type: 'speculationrules', text })
}

function addSheet(): void {
  sheet ??= addLink('stylesheet', plan.style)
}

function addLink(rel: string, href: string): Element {
  return add('link', { rel, href })
}

function add(name: string, properties: object): Element {
  const element = Object.assign(document.createElement(name), properties)
  document.head.append(element)
  return element
}

/**
 * A plain button does nothing without React, and a control within `data-hold` would do something else
 * (`data-hold="touch"`: on touch only). Other links, submit buttons and native commands work by
 * themselves, but one that leaves the page waits for what is held.
 */
function holdClick(event: Event): void {
  const { target, pointerType, ctrlKey, metaKey, shiftKey, altKey } = event as PointerEvent
  pressed = (target as Element).closest<HTMLElement>('a,button')
  // With a modifier key, browsers open a tab or window, or save the link's target.
  if (!pressed || ctrlKey || metaKey || shiftKey || altKey) return
  const mark = pressed.closest('[data-hold]')?.getAttribute('data-hold')
  if (mark === '' || (mark && mark === pointerType) || isPlainButton(pressed)) {
    hold(event, pressed, null)
  } else if (pressed.matches('[href^="/"]:not([target])')) {
    if (isHolding) hold(event, pressed, null)
    showWaiting(pressed, true)
  }
}

function isPlainButton(control: Partial<HTMLButtonElement>): boolean {
  return control.type === 'button' && !control.popoverTargetElement && !control.commandForElement
}

/**
 * POST forms wait for React, so that they run once. GET forms, such as a search, may go ahead where
 * nothing is held.
 */
function holdForm(event: Event): void {
  const { target, submitter } = event as SubmitEvent
  const form = (target as HTMLInputElement).form ?? (target as HTMLFormElement)
  if (form.method === 'post' || isHolding) hold(event, form, submitter ?? pressed)
}

function hold(event: Event, element: HTMLElement, submitter: HTMLElement | null): void {
  isHolding = true
  event.preventDefault()
  event.stopImmediatePropagation()
  early.actions.push({ event, element, submitter })
  showWaiting(submitter ?? element, true)
  start()
}

function noteChange(event: Event): void {
  const element = event.target as HTMLInputElement
  const { value, checked } = element
  early.actions.push({ event, element, submitter: null, value, checked })
  if (isChoice(element)) showWaiting(element, true)
}

/** The browser's default still happens; React's part is replayed after hydration. */
function keepFromReact(event: Event): void {
  event.stopPropagation()
}
