import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Moving a line in the document takes the focus from the button that was pressed. Call the answer
 * before the move; the button has the focus after it, or its neighbour at the end of the list.
 */
export function useKeptFocus(): () => void {
  const kept = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const pressed = kept.current
    kept.current = null
    if (!(pressed instanceof HTMLElement)) return
    const next = pressed.matches(':disabled')
      ? pressed.parentElement?.querySelector<HTMLElement>('button:enabled')
      : pressed
    next?.focus()
  })
  return useCallback(() => {
    kept.current = document.activeElement
  }, [])
}
