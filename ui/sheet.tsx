import { useEffect, useRef, useState } from 'react'
import type { ReactNode, ToggleEvent } from 'react'
import { Icon } from './icon.tsx'

export interface SheetProps {
  /** A button with `popoverTarget={id}` opens it, before scripts too. */
  id: string
  title: string
  closeLabel: string
  /** Stays at the bottom of the sheet: "Show 24 items". */
  footer?: ReactNode
  children: ReactNode
}

/**
 * At the start of the screen, for a menu: opens under the finger. A modal dialog does not: to make
 * the page behind it inert the browser styles every element anew, some 60 ms on a slow phone.
 */
export function Sheet({ footer, children, ...head }: SheetProps) {
  return (
    <dialog className="sheet" {...useSheet<HTMLDialogElement>(head.id)}>
      <SheetParts {...head} footer={footer}>
        {children}
      </SheetParts>
    </dialog>
  )
}

/** Head, body that scrolls, foot that stays. */
export function SheetParts({ id, title, closeLabel, footer, children }: SheetProps) {
  return (
    <>
      <div className="layer-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          type="button"
          className="icon-btn"
          aria-label={closeLabel}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a layer that opens on a press
          autoFocus
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="layer-body">{children}</div>
      {footer ? <div className="layer-foot">{footer}</div> : null}
    </>
  )
}

/** What makes a popover a dialog while it is open: it says so, takes the focus and keeps it. */
export function useSheet<Box extends HTMLElement>(id: string) {
  const ref = useRef<Box>(null)
  const [open, setOpen] = useState(false)

  // It can be opened before this runs.
  useEffect(() => setOpen(ref.current?.matches(':popover-open') ?? false), [])

  // Turning a tablet can make room for what the sheet holds while it is open.
  useEffect(() => {
    if (!open) return
    const wide = matchMedia('(width >= 991px)')
    const close = () => ref.current?.hidePopover()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [open])

  // A popover, unlike a modal dialog, lets the focus wander off behind it.
  useEffect(() => {
    const sheet = ref.current
    if (!open || !sheet) return
    const keep = (event: KeyboardEvent) => keepFocusInside(event, sheet)
    sheet.addEventListener('keydown', keep)
    return () => sheet.removeEventListener('keydown', keep)
  }, [open])

  function follow(event: ToggleEvent<Box>) {
    if (event.target !== event.currentTarget) return
    setOpen(event.newState === 'open')
    if (event.newState === 'open') event.currentTarget.querySelector('button')?.focus()
  }

  return {
    id,
    ref,
    popover: 'auto' as const,
    'aria-labelledby': `${id}-title`,
    ...(open ? { role: 'dialog', 'aria-modal': true } : {}),
    onToggle: follow,
  }
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
