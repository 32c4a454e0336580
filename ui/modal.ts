import { useEffect, useEffectEvent, useRef } from 'react'
import type { MouseEvent, SyntheticEvent } from 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: string
    commandfor?: string
  }
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none'
  }
}

/**
 * Spread on a button to open the dialog before scripts run, and in browsers without invoker
 * commands.
 */
export function opens(id: string) {
  return {
    commandfor: id,
    command: 'show-modal',
    'aria-haspopup': 'dialog' as const,
    onClick: () => openWhereUnsupported(id),
  }
}

export interface ModalState {
  id: string
  /** Either the parent controls it, or buttons with `opens(id)` do; never both. */
  open?: boolean
  /** Also called if it was opened before scripts ran. */
  onOpen?: () => void
  onClose?: () => void
}

/**
 * Syncs the native element with `open`; Esc, the close button and a click on the backdrop call
 * onClose.
 */
export function useModal({ id, open, onOpen, onClose }: ModalState) {
  const ref = useRef<HTMLDialogElement>(null)
  // Closings that the parent asked for. Their events come later, when it may have opened again.
  const ownClosings = useRef(0)

  // The element's modal state lives in the browser, not in an attribute React could render.
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || open === undefined) return
    if (open && !dialog.open) {
      dialog.showModal()
      startAtTitle(dialog)
    }
    if (!open && dialog.open) {
      ownClosings.current += 1
      dialog.close()
    }
  }, [open])

  const opened = useEffectEvent((dialog: HTMLDialogElement) => {
    startAtTitle(dialog)
    onOpen?.()
  })

  // React does not attach toggle listeners to a dialog it hydrates.
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (dialog.open) opened(dialog)
    const hear = ({ target, newState }: ToggleEvent) => {
      if (target === dialog && newState === 'open') opened(dialog)
    }
    dialog.addEventListener('toggle', hear)
    return () => dialog.removeEventListener('toggle', hear)
  }, [])

  return {
    id,
    ref,
    closedby: 'any' as const,
    onClick: closeOnBackdrop,
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      if (ownClosings.current > 0) ownClosings.current -= 1
      else onClose?.()
    },
    'aria-labelledby': `${id}-title`,
  }
}

/** Readers hear first what opened, not how to close it. A field that takes the focus keeps it. */
function startAtTitle(dialog: HTMLDialogElement): void {
  if (dialog.querySelector('.layer-head :focus')) dialog.querySelector('h2')?.focus()
}

function openWhereUnsupported(id: string) {
  if (!invokerCommands()) findDialog(id)?.showModal()
}

function invokerCommands(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype
}

function findDialog(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : null
}

function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget && !('closedBy' in HTMLDialogElement.prototype)) {
    event.currentTarget.close()
  }
}
