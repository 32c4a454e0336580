import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Layer } from './layer.tsx'
import type { LayerTexts } from './layer.tsx'
import { useModal } from './modal.ts'
import type { ModalState } from './modal.ts'

export interface DialogProps extends ModalState, LayerTexts {
  wide?: boolean
  /** Over the whole screen, its head over what it shows. */
  full?: boolean
  footer?: ReactNode
  children: ReactNode
}

/** The browser's own dialog: it keeps the focus, answers Esc, makes the page inert and gives focus back. */
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
