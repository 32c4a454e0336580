import { useEffect } from 'react'

/** On a button that says that it saves: what sends or decides something has no key. */
export const saveMark = { 'data-save': '' } as const

/** ⌘S or Ctrl S presses the button that saves what is in view, in a field and in a dialog too. */
export function useSaveKey(): void {
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      const { ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat, key } = event
      if (ctrlKey === metaKey || altKey || shiftKey || isComposing) return
      if (key.toLowerCase() !== 's') return
      // The browser would save the page as a file.
      event.preventDefault()
      if (!repeat) saveButtonInView()?.click()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}

/** The button of the form around the focus, else the only one of the dialog on top, or of the page. */
function saveButtonInView(): HTMLElement | null | undefined {
  const mark = '[data-save]'
  const ofFocus = document.activeElement?.closest('form')?.querySelector<HTMLElement>(mark)
  if (ofFocus) return ofFocus
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const [first, ...others] = (dialog ?? document).querySelectorAll<HTMLElement>(mark)
  return others.length === 0 ? first : undefined
}

/** The key's name on this machine. */
export function saveKeyName(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ S' : 'Ctrl S'
}
