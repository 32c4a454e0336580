import { useEffect, useRef, useState } from 'react'
import type { ReactNode, ToggleEvent } from 'react'
import { Icon } from './icon.tsx'

export interface SheetProps {
  /** A button with `popoverTarget={id}` opens it, even before scripts run. */
  id: string
  title: string
  closeLabel: string
  /** Fixed at the bottom of the sheet: "Show 24 items". */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A sheet at the start of the screen, for menus that must open instantly. Not a modal dialog:
 * making the page inert recalculates every element's style, about 60 ms on a slow phone.
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

/** Gives an open popover the semantics of a dialog: role, initial focus and a focus trap. */
export function useSheet<Box extends HTMLElement>(id: string) {
  const ref = useRef<Box>(null)
  const [open, setOpen] = useState(false)

  // It can be opened before this runs.
  useEffect(() => setOpen(ref.current?.matches(':popover-open') ?? false), [])

  // Rotating a tablet can make room to show the sheet's content in the page.
  useEffect(() => {
    if (!open) return
    const wide = matchMedia('(width >= 991px)')
    const close = () => ref.current?.hidePopover()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [open])

  // Unlike a modal dialog, a popover does not trap focus.
  useEffect(() => {
    const sheet = ref.current
    if (!open || !sheet) return
    const keep = (event: KeyboardEvent) => trapFocus(event, sheet)
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

function trapFocus(event: KeyboardEvent, sheet: HTMLElement) {
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
