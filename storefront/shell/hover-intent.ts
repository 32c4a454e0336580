import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'

/** A pointer that only passes opens nothing. */
const openAfterMs = 120
/** From an open panel to a neighbour: long enough to cut the corner on the way into the panel. */
const switchAfterMs = 280
const closeAfterMs = 320

/** Opens a popover while a mouse rests on its button: an extra beside press and Enter. */
export function useHoverIntent(
  button: RefObject<HTMLButtonElement | null>,
  panel: RefObject<HTMLElement | null>,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isByHover = useRef(false)

  // A timer outlives the page it was set on.
  useEffect(() => () => clearTimeout(timer.current), [])

  function later(work: () => void, ms: number): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(work, ms)
  }

  function open(): void {
    if (!button.current || !panel.current || panel.current.matches(':popover-open')) return
    isByHover.current = true
    panel.current.showPopover({ source: button.current })
  }

  function onPointerEnter(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return
    const isOtherOpen = document.querySelector('.main-menu :popover-open') !== null
    later(open, isOtherOpen ? switchAfterMs : openAfterMs)
  }

  function onPointerLeave(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return
    const hasFocus = panel.current?.contains(document.activeElement)
    if (isByHover.current && !hasFocus) later(() => panel.current?.hidePopover(), closeAfterMs)
    else clearTimeout(timer.current)
  }

  /** A press on what opened by itself means it shall stay; the next one closes it. */
  function onClick(event: MouseEvent): void {
    clearTimeout(timer.current)
    if (isByHover.current && panel.current?.matches(':popover-open')) event.preventDefault()
    isByHover.current = false
  }

  return { onPointerEnter, onPointerLeave, onClick }
}
