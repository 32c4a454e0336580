import { useEffect } from 'react'
import { isChoice, type Early, type EarlyAction } from './start-plan.ts'
import { showWaiting } from './waiting.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Once React has taken the page over, does what the visitor did before. */
export function Replay() {
  // React gives no other sign that it now hears events.
  useEffect(() => {
    if (window.early) void replayEarly(window.early)
  }, [])
  return null
}

/** In the visitor's order, with the values that fields had; what they do meanwhile comes last. */
async function replayEarly(early: Early): Promise<void> {
  const done: EarlyAction[] = []
  noteLikenesses(early.actions)
  const asReact = (work: () => void) => {
    early.listen(false)
    work()
    early.listen(true)
  }
  asReact(tellWhereVisitorIs)
  for (let action; (action = early.actions.shift()); done.push(action)) {
    if (isRepeated(action, early.actions)) continue
    const isTyping = isText(action.element)
    // Nobody waits between two fields: what is typed meanwhile must not be overwritten.
    if (!isTyping) await settled()
    noteLikenesses([action, ...early.actions])
    asReact(() => replay(action))
    await (isTyping ? null : settled())
    // A size that is chosen may reset the quantity, which the visitor saw unchanged.
    if (isChoice(action.element)) asReact(() => restoreTexts(done))
    early.actions.forEach(showAgain)
  }
  delete window.early
  early.listen(false)
  document.documentElement.removeAttribute('data-waiting')
}

/** Typed on, or pressed again out of impatience; of a stepper every press counts. */
function isRepeated({ element }: EarlyAction, later: readonly EarlyAction[]): boolean {
  if (isField(element)) return later[0]?.element === element
  const isOnce = element.matches('a, form, [aria-pressed], [aria-expanded]')
  return isOnce && later.some((action) => action.element === element)
}

/** React and the router take in one action before the next: what was pressed means what was chosen. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    // What is out of sight is not painted.
    if (document.hidden) setTimeout(resolve)
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Where the focus and the pointer stand: some controls open something for that alone. */
function tellWhereVisitorIs(): void {
  const [focused, pointed] = [document.activeElement, [...document.querySelectorAll(':hover')]]
  focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  if (!matchMedia('(hover: hover)').matches) return
  pointed
    .at(-1)
    ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}

function replay(action: EarlyAction): void {
  const { event } = action
  const [element, submitter] = [action.element, action.submitter].map(asDrawnNow)
  for (const control of [element, submitter]) if (control) showWaiting(control, false)
  if (isField(element)) enter(element, action)
  else if (element instanceof HTMLFormElement) element.requestSubmit(submitter)
  // A copy, because a press with a finger may mean something else than one with a mouse.
  else element?.dispatchEvent(new PointerEvent(event.type, event))
}

/** What was typed is still there after a choice that React has heard of. */
function restoreTexts(done: readonly EarlyAction[]): void {
  const last = new Map(done.map((action) => [action.element, action]))
  for (const action of last.values()) {
    const field = asDrawnNow(action.element)
    if (isText(field) && field.value !== action.value) enter(field, action)
  }
}

function enter(field: Field, { event, value = '', checked }: EarlyAction): void {
  const isFocused = field === document.activeElement
  // A word that an input method still puts together: React hears the rest of it.
  if (isFocused && event instanceof InputEvent && event.isComposing) return
  if (isTick(field)) {
    field.checked = !checked
    field.click()
  } else if (field instanceof HTMLSelectElement || field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    type(field, value, isFocused)
  }
}

/** React renders what it knows, so it resets fields whose own action is still to come. */
function showAgain({ element, value, checked }: EarlyAction): void {
  const field = asDrawnNow(element)
  if (!isField(field) || field.type === 'file') return
  if (isTick(field)) setUnheard(field, 'checked', checked)
  else if (field.value !== value) setUnheard(field, 'value', value)
}

/** React watches the field's own property; the prototype's goes past it. */
function setUnheard(field: Field, property: 'value' | 'checked', to: unknown): void {
  const prototype = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, to)
}

/** React hears only changes against what it saw last, so the field goes back and forth once. */
function type(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  isFocused: boolean,
): void {
  const { selectionStart, selectionEnd } = field
  field.value = text === '' ? '0' : ''
  setUnheard(field, 'value', text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (!isFocused) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  else if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}

const telling = ['name', 'type', 'href', 'action', 'aria-label', 'class']

/** What a control was like on the page: taken out of it, a field has lost its label. */
const likenesses = new WeakMap<HTMLElement, string>()

if (typeof window !== 'undefined' && window.early) {
  noteTypedBefore(window.early.actions)
  noteLikenesses(window.early.actions)
}

/** On a slow line a field can be typed into while the end of the document is still on its way. */
function noteTypedBefore(actions: EarlyAction[]): void {
  const noted = new Set(actions.map(({ element }) => element))
  for (const element of document.querySelectorAll<Field>('input, textarea')) {
    if (!isText(element) || noted.has(element) || element.value === element.defaultValue) continue
    const event = new Event('input', { bubbles: true })
    actions.unshift({ event, element, submitter: null, value: element.value })
  }
}

function noteLikenesses(actions: readonly EarlyAction[]): void {
  for (const { element, submitter } of actions) {
    for (const control of [element, submitter]) {
      if (control?.isConnected) likenesses.set(control, likeness(control))
    }
  }
}

/** The control, or the one that React has drawn in its place since. */
function asDrawnNow(element: HTMLElement | null): HTMLElement | undefined {
  if (!element || element.isConnected) return element ?? undefined
  const alike = [...document.querySelectorAll<HTMLElement>(element.localName)]
  const wanted = likenesses.get(element)
  return alike.find((other) => likeness(other) === wanted)
}

function likeness(element: HTMLElement): string {
  const worded = isField(element) ? element.labels?.[0] : element
  // Numbers are what changes: likes, pieces left.
  const words = worded?.textContent.replaceAll(/\d/g, '')
  const value = isText(element) ? '' : element.getAttribute('value')
  return [words, value, ...telling.map((name) => element.getAttribute(name))].join('\n')
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
