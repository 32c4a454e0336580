import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { showFailure } from './toasts.ts'

interface ConfirmButtonProps {
  /** Says what happens, on the button and in the dialog. */
  action: string
  /** If the button alone does not say which: "Reset for Lee Ka Yan". */
  actionOf?: string
  /** Names the thing: "End Summer sale?" */
  title: string
  /** Makes it as large as the buttons next to it that are not small. */
  isLarge?: boolean
  /** A failure is shown as a toast. */
  run: () => Promise<unknown>
  children: ReactNode
}

/** A button that asks before it acts. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { action, actionOf, title, isLarge = false, run, children } = props
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function act() {
    setAsking(false)
    setBusy(true)
    await run().catch(showFailure)
    setBusy(false)
  }

  return (
    <>
      <Button
        kind="ghost"
        small={!isLarge}
        busy={isBusy}
        aria-label={actionOf}
        onClick={() => setAsking(true)}
      >
        {action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        action={action}
        onConfirm={() => void act()}
        onClose={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
