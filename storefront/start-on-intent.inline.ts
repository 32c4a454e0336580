// The only script that runs before the visitor does something. Bundled and minified into every
// document, so every byte counts: see `start-on-intent.test.ts` for its budget.
import { readRemembered, showRemembered } from './remembered.ts'
import { readPlan, scriptsOf, type Early } from './start-plan.ts'

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
  ['submit', holdSubmit] as const,
  ['input', noteChange] as const,
  // Last of each kind: by then everything above has heard it.
  ...[...intents, ...presses].map((type) => [type, keepFromReact] as const),
]
const early: Early = {
  presses: new Map(),
  changes: new Set(),
  release() {
    for (const [type, listener] of listened) removeEventListener(type, listener, true)
  },
}
let isStarted = false

window.early = early
for (const [type, listener] of listened) addEventListener(type, listener, true)
// Also when the browser brings a page back as it was left.
addEventListener('pageshow', () => showRemembered(readRemembered()))
addEventListener('load', () => {
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(readRemembered().cart > 0 ? start : fetchAhead)
})
showRemembered(readRemembered())
// Only a browser can fill it: see `session/personal-page.ts`.
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

/** The page keeps working as a document: what was held goes its own way. */
function giveUp(): void {
  early.release()
  for (const [element, submitter] of early.presses) {
    element.ariaBusy = null
    if (element instanceof HTMLFormElement) element.requestSubmit(submitter)
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

/** A plain button does nothing without React. Links, submit buttons and native commands do. */
function holdClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (button?.type === 'button' && !button.matches('[popovertarget],[commandfor]')) {
    hold(event, button, null)
  }
}

/** A search may go ahead as a document; what changes something waits, and happens once. */
function holdSubmit(event: Event): void {
  const { target: form, submitter } = event as SubmitEvent
  if (form instanceof HTMLFormElement && form.method === 'post') hold(event, form, submitter)
}

function hold(event: Event, element: HTMLElement, submitter: HTMLElement | null): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  element.ariaBusy = 'true'
  early.presses.set(element, submitter)
  start()
}

/** The browser does its part; what is left to React is replayed once it hears. */
function keepFromReact(event: Event): void {
  event.stopPropagation()
}

function noteChange({ target }: Event): void {
  if (target) early.changes.add(target)
}
