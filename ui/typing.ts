/** Fields that the person has typed into or chosen from, also if they emptied them again. */
const changed = new WeakSet<EventTarget>()
let composed: EventTarget | null = null

if (typeof document !== 'undefined') {
  const note = ({ target }: Event) => {
    if (target) changed.add(target)
  }
  const compose = ({ type, target }: Event) => {
    composed = type === 'compositionend' ? null : target
  }
  // On the window, since early listeners there keep events from the page until it has started.
  for (const type of ['input', 'change']) addEventListener(type, note, true)
  for (const type of ['compositionstart', 'compositionend']) addEventListener(type, compose, true)
}

/** Whether the person has changed this field since it came. */
export function isChanged(field: Element): boolean {
  return changed.has(field)
}

/** Whether the person is in this field. */
export function isFocused(field: Element): boolean {
  return field === document.activeElement
}

/** Whether an input method, as for Chinese, is composing somewhere on the page. */
export function isComposing(): boolean {
  return composed !== null && composed === document.activeElement
}

/** Calls back after the focus has left a field or a composition has ended; returns how to stop. */
export function onPause(callback: () => void): () => void {
  const gone = new AbortController()
  // The next element has the focus only afterwards.
  const wait = () => setTimeout(() => gone.signal.aborted || callback())
  for (const type of ['focusout', 'compositionend']) {
    addEventListener(type, wait, { signal: gone.signal })
  }
  return () => gone.abort()
}
