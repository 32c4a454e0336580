import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Layer } from './layer.tsx'
import type { LayerTexts } from './layer.tsx'
import { useModal } from './modal.ts'
import type { ModalState } from './modal.ts'

interface DialogProps extends ModalState, LayerTexts {
  wide?: boolean
  /** Full screen, with a fixed header. */
  full?: boolean
  footer?: ReactNode
  children: ReactNode
}

/**
 * Uses the native dialog, which traps focus, handles Esc, makes the page inert and restores focus.
 */
export function Dialog({
  wide,
  full,
  footer,
  children,
  title,
  titleHidden,
  closeLabel,
  ...state
}: DialogProps) {
  return (
    <dialog
      className={classes('dialog', wide && 'dialog-wide', full && 'dialog-full')}
      {...useModal(state)}
    >
      <Layer {...{ id: state.id, title, titleHidden, closeLabel, footer }}>{children}</Layer>
    </dialog>
  )
}
