import { useEffect, useEffectEvent } from 'react'

/** A scanner types much faster than people, so a second key this soon is a scanner's. */
const scannerMs = 50

/**
 * Hears a scanner while no field has the focus: `take` gets what it has typed before the field has
 * the focus, which then gets the rest. A letter waits a moment, since alone it may be a shortcut.
 */
export function useScanner(isOn: boolean, take: (typed: string) => void): void {
  const start = useEffectEvent(take)

  useEffect(() => {
    if (!isOn) return
    const passed = new WeakSet<Event>()
    let held: { event: KeyboardEvent; timer: number } | null = null

    function passOn({ target, key, code }: KeyboardEvent) {
      held = null
      const again = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true })
      passed.add(again)
      target?.dispatchEvent(again)
    }

    function hear(event: KeyboardEvent) {
      if (passed.has(event) || !isOutsideFields(event)) return
      if (held) {
        clearTimeout(held.timer)
        start(held.event.key)
        held = null
        event.stopPropagation()
      } else if (/^\d$/.test(event.key)) {
        start('')
        event.stopPropagation()
      } else if (/^\p{L}$/u.test(event.key)) {
        event.stopPropagation()
        held = { event, timer: window.setTimeout(() => passOn(event), scannerMs) }
      }
    }

    document.addEventListener('keydown', hear, { capture: true })
    return () => {
      document.removeEventListener('keydown', hear, { capture: true })
      clearTimeout(held?.timer)
    }
  }, [isOn])
}

/** A character that is typed into no field. */
function isOutsideFields(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, metaKey, altKey, isComposing } = event
  if (key.length !== 1 || ctrlKey || metaKey || altKey || isComposing) return false
  return target instanceof Element && !target.closest('input, textarea, select, dialog')
}
