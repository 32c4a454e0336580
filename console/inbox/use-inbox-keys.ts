import type { RefObject } from 'react'
import { useShortcuts } from '../parts/use-shortcuts.ts'

/** `j` and `k` walk the messages; `a` and `r` press the buttons of the one in focus. */
export function useInboxKeys(list: RefObject<HTMLElement | null>): void {
  const items = () =>
    [...(list.current?.children ?? [])].filter((each) => each instanceof HTMLElement)

  function walk(step: number) {
    const all = items()
    const at = all.findIndex((item) => item.contains(document.activeElement))
    const next = at === -1 ? 0 : Math.min(all.length - 1, Math.max(0, at + step))
    all[next]?.focus()
  }

  function press(key: string) {
    const all = items()
    const item = all.find((each) => each.contains(document.activeElement)) ?? all[0]
    const button = item?.querySelector<HTMLElement>(`[data-key=${key}]`)
    if (!button) return
    // A decided message leaves the list: the focus is on the next one by then.
    walk(1)
    button.click()
  }

  useShortcuts({
    j: () => walk(1),
    k: () => walk(-1),
    a: () => press('a'),
    r: () => press('r'),
  })
}
