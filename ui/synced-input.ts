import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * The browser toggles a checkbox or radio at once, without waiting for React. Whenever the value
 * known to React changes, it is written to the element and wins.
 */
export function useSyncedInput<Control extends HTMLElement, Value>(
  value: Value,
  put: (control: Control, value: Value, before: Value) => void,
) {
  const ref = useRef<Control>(null)
  const last = useRef(value)
  const localize = useEffectEvent(put)

  // Skips the first render, to keep what was chosen before hydration.
  useEffect(() => {
    if (last.current === value) return
    const before = last.current
    last.current = value
    if (ref.current) localize(ref.current, value, before)
  }, [value])

  return ref
}

/** For a text field: what is being typed wins over a value that arrives meanwhile. */
export function useSyncedText(value: string) {
  return useSyncedInput<HTMLInputElement, string>(value, enter)
}

function enter(field: HTMLInputElement, value: string, before: string) {
  if (field !== document.activeElement || field.value === before) field.value = value
}

/** Spread on a checkbox or radio. */
export function useSyncedCheckbox(isTicked: boolean) {
  const ref = useSyncedInput<HTMLInputElement, boolean>(isTicked, tick)
  return { ref, defaultChecked: isTicked }
}

function tick(box: HTMLInputElement, isTicked: boolean) {
  box.checked = isTicked
}
