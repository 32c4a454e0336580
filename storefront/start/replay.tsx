import { useEffect } from 'react'
import { isChoice, type Early, type EarlyAction } from './start-plan.ts'
import { showWaiting } from './waiting.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** After hydration, replays what the visitor did before. */
export function Replay() {
  // React gives no other sign that its listeners are attached.
  useEffect(() => {
    if (window.early) void replayEarly(window.early)
  }, [])
  return null
}

/** Replays in order, with the values fields had at the time; new actions are queued at the end. */
async function replayEarly(early: Early): Promise<void> {
  const done: EarlyAction[] = []
  noteFingerprints(early.actions)
  const asReact = (work: () => void) => {
    early.listen(false)
    work()
    early.listen(true)
  }
  asReact(replayFocusAndHover)
  for (let action; (action = early.actions.shift()); done.push(action)) {
    if (isRepeated(action, early.actions)) continue
    const isTyping = isText(action.element)
    // No pause between text fields: input typed meanwhile must not be overwritten.
    if (!isTyping) await settled()
    noteFingerprints([action, ...early.actions])
    asReact(() => replay(action))
    await (isTyping ? null : settled())
    // Choosing a size may reset the quantity, which the visitor saw unchanged.
    if (isChoice(action.element)) asReact(() => restoreTexts(done))
    early.actions.forEach(restoreValue)
  }
  delete window.early
  early.listen(false)
  document.documentElement.removeAttribute('data-waiting')
}

/** Superseded by further typing or by an impatient second press; each press of a stepper counts. */
function isRepeated({ element }: EarlyAction, later: readonly EarlyAction[]): boolean {
  if (isField(element)) return later[0]?.element === element
  const isOnce = element.matches('a, form, [aria-pressed], [aria-expanded]')
  return isOnce && later.some((action) => action.element === element)
}

/** Lets React and the router process one action before the next, which may depend on it. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    // Hidden pages are not painted.
    if (document.hidden) setTimeout(resolve)
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Some controls open on focus or hover alone. */
function replayFocusAndHover(): void {
  const [focused, pointed] = [document.activeElement, [...document.querySelectorAll(':hover')]]
  focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  if (!matchMedia('(hover: hover)').matches) return
  pointed
    .at(-1)
    ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}

function replay(action: EarlyAction): void {
  const { event } = action
  const [element, submitter] = [action.element, action.submitter].map(currentElement)
  for (const control of [element, submitter]) if (control) showWaiting(control, false)
  if (isField(element)) enter(element, action)
  else if (element instanceof HTMLFormElement) element.requestSubmit(submitter)
  // A copy keeps the pointer type: a touch may mean something else than a mouse click.
  else element?.dispatchEvent(new PointerEvent(event.type, event))
}

/** Restores typed text after React has processed a choice. */
function restoreTexts(done: readonly EarlyAction[]): void {
  const last = new Map(done.map((action) => [action.element, action]))
  for (const action of last.values()) {
    const field = currentElement(action.element)
    if (isText(field) && field.value !== action.value) enter(field, action)
  }
}

function enter(field: Field, { event, value = '', checked }: EarlyAction): void {
  const isFocused = field === document.activeElement
  // An input method is still composing: React gets the rest of the input.
  if (isFocused && event instanceof InputEvent && event.isComposing) return
  if (isTick(field)) {
    field.checked = !checked
    field.click()
  } else if (field instanceof HTMLSelectElement || field.type === 'file') {
    // Taking the page over, React may have put back what it knew.
    if (field instanceof HTMLSelectElement) field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    type(field, value, isFocused)
  }
}

/** React resets fields to the state it knows, so fields still in the queue get their value back. */
function restoreValue({ element, value, checked }: EarlyAction): void {
  const field = currentElement(element)
  if (!isField(field) || field.type === 'file') return
  if (isTick(field)) setSilently(field, 'checked', checked)
  else if (field.value !== value) setSilently(field, 'value', value)
}

/** Bypasses React, which tracks the element's own property but not the prototype's setter. */
function setSilently(field: Field, property: 'value' | 'checked', to: unknown): void {
  const prototype = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, to)
}

/** React ignores a value it already knows, so the value is changed to another one first. */
function type(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  isFocused: boolean,
): void {
  const { selectionStart, selectionEnd } = field
  field.value = text === '' ? '0' : ''
  setSilently(field, 'value', text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (!isFocused) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  else if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}

const identifying = ['name', 'type', 'href', 'action', 'aria-label', 'class']

/** How a control looked in the document: a detached field has no label any more. */
const fingerprints = new WeakMap<HTMLElement, string>()

if (typeof window !== 'undefined' && window.early) {
  noteTypedBefore(window.early.actions)
  noteFingerprints(window.early.actions)
}

/** On a slow connection, fields can be filled in before the inline script at the end has loaded. */
function noteTypedBefore(actions: EarlyAction[]): void {
  const noted = new Set(actions.map(({ element }) => element))
  for (const element of document.querySelectorAll<Field>('input, textarea')) {
    if (!isText(element) || noted.has(element) || element.value === element.defaultValue) continue
    const event = new Event('input', { bubbles: true })
    actions.unshift({ event, element, submitter: null, value: element.value })
  }
}

function noteFingerprints(actions: readonly EarlyAction[]): void {
  for (const { element, submitter } of actions) {
    for (const control of [element, submitter]) {
      if (control?.isConnected) fingerprints.set(control, fingerprint(control))
    }
  }
}

/** The element, or the one React has replaced it with. */
function currentElement(element: HTMLElement | null): HTMLElement | undefined {
  if (!element || element.isConnected) return element ?? undefined
  const alike = [...document.querySelectorAll<HTMLElement>(element.localName)]
  const wanted = fingerprints.get(element)
  return alike.find((other) => fingerprint(other) === wanted)
}

function fingerprint(element: HTMLElement): string {
  const worded = isField(element) ? element.labels?.[0] : element
  // Ignore numbers, which change: stock left, counts.
  const words = worded?.textContent.replaceAll(/\d/g, '')
  const value = isText(element) ? '' : element.getAttribute('value')
  return [words, value, ...identifying.map((name) => element.getAttribute(name))].join('\n')
}

function isField(target: EventTarget | undefined): target is Field {
  return target instanceof Element && target.matches('input, select, textarea')
}

function isText(target: EventTarget | undefined): target is HTMLInputElement | HTMLTextAreaElement {
  return isField(target) && !isChoice(target) && target.type !== 'file'
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}
