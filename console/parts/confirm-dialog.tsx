import { useId, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { partMessages } from './messages.ts'
import { PageDialog } from './page-dialog.tsx'

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
    <PageDialog
      {...{ id, isOpen, title, onClose }}
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
    </PageDialog>
  )
}

/** The safe answer has the focus first. React itself would focus it before the dialog is open. */
function focusFirst(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '')
}
