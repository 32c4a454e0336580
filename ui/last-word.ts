import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * A press shows at once what the browser itself changes, a tick or a choice, and need not wait for
 * React. What React knows is put into the element whenever it changes, and has the last word.
 */
export function useLastWord<Control extends HTMLElement, Value>(
  value: Value,
  put: (control: Control, value: Value) => void,
) {
  const ref = useRef<Control>(null)
  const last = useRef(value)
  const say = useEffectEvent(put)

  // What was pressed before React came stays: it is replayed.
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    if (ref.current) say(ref.current, value)
  }, [value])

  return ref
}

/** Spread on a checkbox or radio. */
export function useTick(isTicked: boolean) {
  const ref = useLastWord<HTMLInputElement, boolean>(isTicked, tick)
  return { ref, defaultChecked: isTicked }
}

function tick(box: HTMLInputElement, isTicked: boolean) {
  box.checked = isTicked
}
