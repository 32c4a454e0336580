import { useEffect, useRef, useState } from 'react'
import type { ReactNode, ToggleEvent } from 'react'
import { Icon } from './icon.tsx'

export interface SidebarProps {
  /** A button with `popoverTarget={id}` opens it, before scripts too. */
  id: string
  title: string
  closeLabel: string
  /** Stays at the bottom of the sheet: "Show 24 items". */
  footer?: ReactNode
  children: ReactNode
}

/**
 * Filters, account sections: beside the content from 991 px, a sheet of at most 350 px below.
 * A popover rather than a dialog, because a dialog cannot stand in the page as well.
 */
export function Sidebar({ id, title, closeLabel, footer, children }: SidebarProps) {
  const ref = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)

  // It can be opened before this runs.
  useEffect(() => setOpen(ref.current?.matches(':popover-open') ?? false), [])

  // Turning a tablet can make room for the column while the sheet is open.
  useEffect(() => {
    if (!open) return
    const wide = matchMedia('(width >= 991px)')
    const close = () => ref.current?.hidePopover()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [open])

  // A popover, unlike a dialog, lets the focus wander off behind it.
  useEffect(() => {
    const sheet = ref.current
    if (!open || !sheet) return
    const keep = (event: KeyboardEvent) => keepFocusInside(event, sheet)
    sheet.addEventListener('keydown', keep)
    return () => sheet.removeEventListener('keydown', keep)
  }, [open])

  function follow(event: ToggleEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return
    setOpen(event.newState === 'open')
    if (event.newState === 'open') event.currentTarget.querySelector('button')?.focus()
  }

  return (
    <aside
      ref={ref}
      id={id}
      popover="auto"
      className="sidebar"
      aria-labelledby={`${id}-title`}
      {...(open ? { role: 'dialog', 'aria-modal': true } : {})}
      onToggle={follow}
    >
      <div className="layer-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          type="button"
          className="icon-btn"
          aria-label={closeLabel}
          autoFocus
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="layer-body">{children}</div>
      {footer ? <div className="layer-foot">{footer}</div> : null}
    </aside>
  )
}

function keepFocusInside(event: KeyboardEvent, sheet: HTMLElement) {
  if (event.key !== 'Tab') return
  const stops = [
    ...sheet.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ].filter((stop) => stop.checkVisibility() && !stop.matches(':disabled'))
  const edge = event.shiftKey ? stops.at(0) : stops.at(-1)
  if (document.activeElement !== edge) return
  event.preventDefault()
  const other = event.shiftKey ? stops.at(-1) : stops.at(0)
  other?.focus()
}
