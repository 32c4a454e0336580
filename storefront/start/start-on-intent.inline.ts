// The only script that runs before the visitor does something. Bundled and minified into every
// document, so every byte counts: `weights.test.ts` has its budget.
import { readRemembered, showRemembered } from './remembered.ts'
import { isChoice, readPlan, scriptsOf, type Early } from './start-plan.ts'
import { showWaiting } from './waiting.ts'

const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin']
// What React would drop everything for, to take the whole page over within the press itself.
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
  // The browser refuses to send the form; React says so in the shop's own words.
  ['invalid', holdForm] as const,
  ['input', noteChange] as const,
  // Last of each kind: by then everything above has heard it.
  ...[...intents, ...presses].map((type) => [type, keepFromReact] as const),
]
const early: Early = {
  actions: [],
  listen(isOn) {
    const change = isOn ? addEventListener : removeEventListener
    for (const [type, listener] of listened) change(type, listener, true)
  },
}
let isStarted = false
let pressed: HTMLElement | null = null

window.early = early
early.listen(true)
// Also when the browser brings a page back as it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && pressed) showWaiting(pressed, false)
  showRemembered(readRemembered())
})
addEventListener('load', () => {
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(readRemembered().cart > 0 ? start : fetchAhead)
})
showRemembered(readRemembered())
// Only a browser can fill it: see `head/personal-page.ts`.
if (document.querySelector('[data-personal]')) start()

function start(): void {
  if (isStarted) return
  isStarted = true
  // The press is answered first.
  setTimeout(fetchAndRun)
}

function fetchAndRun(): void {
  // From here on the router fetches what a link leads to.
  document.querySelector('[type=speculationrules]')?.remove()
  const plan = readPlan()
  addLink('stylesheet', plan.style)
  for (const script of scriptsOf(plan)) addLink('modulepreload', script)
  if (plan.state) early.state = fetch(plan.state)
  import(/* @vite-ignore */ plan.entry).catch(giveUp)
}

/** The page keeps working as a document: the first of what was held goes its own way. */
function giveUp(): void {
  early.listen(false)
  for (const { element, submitter } of early.actions) {
    showWaiting(submitter ?? element, false)
    if (element instanceof HTMLFormElement) return element.requestSubmit(submitter)
    if (element instanceof HTMLAnchorElement) return element.click()
  }
}

function fetchAhead(): void {
  if (isStarted || navigator.connection?.saveData) return
  const plan = readPlan()
  addLink('stylesheet', plan.style)
  for (const file of [...scriptsOf(plan), plan.state]) addLink('prefetch', file)
}

function addLink(rel: string, href: string | null): void {
  if (!href || document.querySelector(`[rel=${rel}][href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
}

/**
 * A plain button does nothing without React, and what is marked `data-hold`, itself or by what
 * stands around it, does something else with it (`data-hold="touch"`: for a finger). Other links,
 * submit buttons and native commands work by themselves.
 */
function holdClick(event: Event): void {
  const { target, pointerType, ctrlKey, metaKey, shiftKey, altKey } = event as PointerEvent
  pressed = (target as Element).closest<HTMLElement>('a,button')
  // With a key held, browsers open a tab or a window or save what a link leads to.
  if (!pressed || ctrlKey || metaKey || shiftKey || altKey) return
  const mark = pressed.closest('[data-hold]')?.getAttribute('data-hold')
  if (mark === '' || (mark && mark === pointerType) || isPlainButton(pressed)) {
    hold(event, pressed, null)
  } else if (pressed.matches('[href^="/"]:not([target])')) {
    showWaiting(pressed, true)
  }
}

function isPlainButton(control: Partial<HTMLButtonElement>): boolean {
  return control.type === 'button' && !control.popoverTargetElement && !control.commandForElement
}

/** A search may go ahead as a document; what changes something waits, and happens once. */
function holdForm(event: Event): void {
  const { target, submitter } = event as SubmitEvent
  const form = (target as HTMLInputElement).form ?? (target as HTMLFormElement)
  if (form.method === 'post') hold(event, form, submitter ?? pressed)
}

function hold(event: Event, element: HTMLElement, submitter: HTMLElement | null): void {
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

/** The browser does its part; what is left to React is replayed once it hears. */
function keepFromReact(event: Event): void {
  event.stopPropagation()
}
