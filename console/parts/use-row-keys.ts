import type { RefObject } from 'react'
import { useShortcuts } from './use-shortcuts.ts'

/** `j` and `k` move the focus between the rows' links, `x` selects the row in focus. */
export function useRowKeys(body: RefObject<HTMLTableSectionElement | null>): void {
  function walk(step: number) {
    const links = [...(body.current?.querySelectorAll<HTMLElement>('.card-title a') ?? [])]
    const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
    const next = at === -1 ? 0 : Math.min(links.length - 1, Math.max(0, at + step))
    links[next]?.focus()
  }
  useShortcuts({
    j: () => walk(1),
    k: () => walk(-1),
    x: () => document.activeElement?.closest('tr')?.querySelector<HTMLElement>('.tick')?.click(),
  })
}
