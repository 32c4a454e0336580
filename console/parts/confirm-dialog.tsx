import { useId, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useMessages } from '../language/messages.ts'
import { partMessages } from './messages.ts'

interface ConfirmDialogProps {
  isOpen: boolean
  /** Names the thing: "Cancel order PR-7K3Q-9XD?" */
  title: string
  /** Says what happens: "Cancel the order". Never "OK". */
  action: string
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, action, isBusy = false, onConfirm, onClose, children } = props
  const texts = useMessages(partMessages)
  const id = useId()
  return (
    <Dialog
      id={id}
      open={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={texts.close}
      footer={
        <div className="form-buttons">
          <Button kind="ghost" ref={focusFirst} onClick={onClose}>
            {texts.back}
          </Button>
          <Button busy={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  )
}

/** The safe answer has the focus first. React itself would focus it before the dialog is open. */
function focusFirst(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '')
}
