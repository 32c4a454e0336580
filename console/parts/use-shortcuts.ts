import { useEffect, useEffectEvent } from 'react'

/** What each key does: `/`, `j`, or two in a row: `g o`. */
export type Shortcuts = Readonly<Record<string, () => void>>

const pairMs = 1200

/** Never in a field, in a dialog, with a modifier or while Chinese is being composed. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const press = useEffectEvent((keys: string): boolean => {
    const act = shortcuts[keys]
    act?.()
    return act !== undefined
  })

  useEffect(() => {
    let first = ''
    let firstAt = 0
    function hear(event: KeyboardEvent) {
      if (isElsewhere(event)) return
      const pair = event.timeStamp - firstAt < pairMs ? `${first} ${event.key}` : event.key
      if (press(pair) || press(event.key)) event.preventDefault()
      first = event.key
      firstAt = event.timeStamp
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}

function isElsewhere({ target, isComposing, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) {
  if (isComposing || ctrlKey || metaKey || altKey || repeat) return true
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], dialog') !==
      null
  )
}
