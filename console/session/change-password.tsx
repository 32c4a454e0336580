import { useId, useState, type FormEvent } from 'react'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { showToast } from '#ui/toasts.ts'
import { errorText } from '../api/error-text.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { sessionMessages } from './messages.ts'

interface ChangePasswordProps {
  isOpen: boolean
  onClose: () => void
}

export function ChangePassword({ isOpen, onClose }: ChangePasswordProps) {
  const texts = useMessages(sessionMessages)
  const id = useId()
  return (
    <PageDialog id={id} isOpen={isOpen} onClose={onClose} title={texts.changePassword}>
      {isOpen ? <PasswordForm onDone={onClose} onCancel={onClose} /> : null}
    </PageDialog>
  )
}

interface PasswordFormProps {
  onDone: () => void
  /** Absent if there is no way round it. */
  onCancel?: () => void
}

export function PasswordForm({ onDone, onCancel }: PasswordFormProps) {
  const texts = useMessages(sessionMessages)
  const [typed, setTyped] = useState({ old_password: '', new_password: '' })
  const change = useWrite('POST /auth/update-password', {
    // It signs out all other devices.
    changes: ['GET /auth/sessions'],
    onDone() {
      showToast(texts.passwordChanged)
      onDone()
    },
  })
  const issues = change.error instanceof ApiError ? change.error.issues : []
  const issueOf = (path: string) => issues.find((issue) => issue.path === path)?.message

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!change.isPending) change.mutate({ body: typed })
  }

  const reveal = { showLabel: texts.showPassword, hideLabel: texts.hidePassword }
  return (
    <form method="post" className="grid gap-4" onSubmit={submit}>
      {change.error && issues.length === 0 ? (
        <Notice tone="error" live="alert">
          {errorText(change.error)}
        </Notice>
      ) : null}
      <PasswordInput
        label={texts.oldPassword}
        autoComplete="current-password"
        value={typed.old_password}
        error={issueOf('old_password')}
        onChange={(event) => setTyped({ ...typed, old_password: event.currentTarget.value })}
        required
        {...reveal}
      />
      <PasswordInput
        label={texts.newPassword}
        hint={texts.newPasswordHint}
        autoComplete="new-password"
        value={typed.new_password}
        error={issueOf('new_password')}
        onChange={(event) => setTyped({ ...typed, new_password: event.currentTarget.value })}
        required
        {...reveal}
      />
      <div className="flex justify-end gap-2">
        {onCancel ? (
          <Button kind="ghost" onClick={onCancel}>
            {texts.cancel}
          </Button>
        ) : null}
        <Button type="submit" busy={change.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
