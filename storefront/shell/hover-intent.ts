import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'

/** A pointer that only passes over opens nothing. */
const openAfterMs = 120
/** For switching to a neighbour: long enough to cut the corner on the way into the open panel. */
const switchAfterMs = 280
const closeAfterMs = 320

/** Opens a popover on mouse hover, in addition to press and Enter. */
export function useHoverIntent(
  button: RefObject<HTMLButtonElement | null>,
  panel: RefObject<HTMLElement | null>,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isByHover = useRef(false)

  // The timer could outlive the component.
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
    // What a press opened must not open again after Esc has closed it.
    if (panel.current?.matches(':popover-open')) return clearTimeout(timer.current)
    const isOtherOpen = document.querySelector('.main-menu :popover-open') !== null
    later(open, isOtherOpen ? switchAfterMs : openAfterMs)
  }

  function onPointerLeave(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return
    const hasFocus = panel.current?.contains(document.activeElement)
    if (isByHover.current && !hasFocus) later(() => panel.current?.hidePopover(), closeAfterMs)
    else clearTimeout(timer.current)
  }

  /** The first press keeps a popover that opened on hover; the next one closes it. */
  function onClick(event: MouseEvent): void {
    clearTimeout(timer.current)
    if (isByHover.current && panel.current?.matches(':popover-open')) event.preventDefault()
    isByHover.current = false
  }

  return { onPointerEnter, onPointerLeave, onClick }
}
