import { useState, type ReactNode } from 'react'
import { ApiError } from '#contract/client.ts'
import { Notice } from '#ui/notice.tsx'
import { errorText } from '../api/error-text.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { partMessages } from './messages.ts'
import { PlaceLink } from './place-link.tsx'

interface DeleteDialogProps {
  isOpen: boolean
  title: string
  action: string
  /** Closes the dialog when it is done; a refusal stays in it. */
  onDelete: () => Promise<unknown>
  onClose: () => void
  /** The list of what uses the thing, if the console has one. */
  usersAt?: string | undefined
  children: ReactNode
}

/** Asks before something is deleted, and says what still uses it. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { isOpen, title, action, onDelete, onClose, usersAt, children } = props
  const texts = useMessages(partMessages)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<unknown>(null)

  function close() {
    setRefusal(null)
    onClose()
  }

  async function remove() {
    setBusy(true)
    setRefusal(null)
    try {
      await onDelete()
      close()
    } catch (error) {
      setRefusal(error)
    } finally {
      setBusy(false)
    }
  }

  const names = namesIn(refusal)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      action={action}
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onClose={close}
    >
      {children}
      {refusal === null ? null : (
        <Notice tone="error" live="alert" className="mt-4">
          {errorText(refusal)}
          {names.length > 0 ? <p>{texts.usedBy(names)}</p> : null}
          {names.length > 0 && usersAt !== undefined ? (
            <p>
              <PlaceLink className="link" to={usersAt}>
                {texts.showUsers}
              </PlaceLink>
            </p>
          ) : null}
        </Notice>
      )}
    </ConfirmDialog>
  )
}

/** The examples of an `in_use` answer. */
function namesIn(error: unknown): string[] {
  if (!(error instanceof ApiError) || error.code !== 'in_use') return []
  const { by } = error.details
  if (!Array.isArray(by)) return []
  return by.flatMap((use: { examples?: unknown }) =>
    Array.isArray(use.examples) ? use.examples.map(String) : [],
  )
}
