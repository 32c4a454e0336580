import { useEffect } from 'react'
import type { Early } from './start-plan.ts'

/** Once React has taken the page over, does what the visitor did before. */
export function Replay() {
  // React gives no other sign that it now hears events.
  useEffect(replayEarly, [])
  return null
}

function replayEarly(): void {
  const { early } = window
  if (!early) return
  delete window.early
  early.release()
  for (const field of early.changes) replayChange(field)
  // A press means what was chosen before it: React and the router take that in first.
  setTimeout(() => replayPresses(early.presses))
}

function replayPresses(presses: Early['presses']): void {
  for (const [element, submitter] of presses) {
    element.ariaBusy = null
    if (element instanceof HTMLFormElement) element.requestSubmit(submitter)
    else element.click()
  }
}

/** React hears only changes against what it saw last, so the field goes back and forth once. */
function replayChange(field: EventTarget): void {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    field.checked = !field.checked
    field.click()
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    replayText(field)
  } else {
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field
  const prototype = Object.getPrototypeOf(field)
  // React watches the field's own property; the prototype's goes past it.
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
