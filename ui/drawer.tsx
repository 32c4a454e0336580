import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Layer } from './layer.tsx'
import type { LayerTexts } from './layer.tsx'
import { useModal } from './modal.ts'
import type { ModalState } from './modal.ts'

interface DrawerProps extends ModalState, LayerTexts {
  side: 'start' | 'end'
  /** 300 px, for the cart panel; otherwise at most 350 px. */
  narrow?: boolean
  footer?: ReactNode
  children: ReactNode
}

export function Drawer(props: DrawerProps) {
  const { side, narrow, footer, children, title, titleHidden, closeLabel, ...state } = props
  return (
    <dialog
      className={classes('drawer', side === 'end' && 'drawer-end', narrow && 'drawer-panel')}
      {...useModal(state)}
    >
      <Layer {...{ id: state.id, title, titleHidden, closeLabel, footer }}>{children}</Layer>
    </dialog>
  )
}
