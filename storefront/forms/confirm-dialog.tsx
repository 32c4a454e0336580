import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface ConfirmDialogProps {
  id: string
  open: boolean
  title: string
  yes: string
  no: string
  onYes: () => void
  onClose: () => void
  children: ReactNode
}

/** Confirmation before an irreversible action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { id, open, title, yes, no, onYes, onClose, children } = props
  return (
    <Dialog
      id={id}
      title={title}
      closeLabel={no}
      open={open}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => {
              onClose()
              onYes()
            }}
          >
            {yes}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {no}
          </Button>
        </div>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
