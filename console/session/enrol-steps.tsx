import { useState, type FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { errorText } from '../api/error-text.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { accountMessages } from './messages.ts'
import { CodeInput } from './code-input.tsx'
import { PasswordPrompt } from './password-prompt.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Enrolment = StaffAnswer<'POST /auth/second-factor'>

/** Password, QR code and first code, recovery codes. */
export function EnrolSteps({ onDone }: { onDone: () => void }) {
  const texts = useMessages(accountMessages)
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const start = useWrite('POST /auth/second-factor', { changes: [], onDone: setEnrolment })
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (enrolment) return <FirstCode enrolment={enrolment} onConfirmed={setCodes} />
  return (
    <PasswordPrompt
      lead={texts.passwordLead}
      action={texts.next}
      isBusy={start.isPending}
      error={start.error}
      onSubmit={(password) => start.mutate({ body: { password } })}
    />
  )
}

interface FirstCodeProps {
  enrolment: Enrolment
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

function FirstCode({ enrolment, onConfirmed }: FirstCodeProps) {
  const texts = useMessages(accountMessages)
  const [code, setCode] = useState('')
  const confirm = useWrite('PUT /auth/second-factor/confirmed', {
    changes: ['GET /auth/second-factor', 'GET /auth/sessions'],
    onDone: ({ recovery_codes: recoveryCodes }) => onConfirmed(recoveryCodes),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!confirm.isPending) confirm.mutate({ body: { code } })
  }

  return (
    <form method="post" className="grid gap-4" onSubmit={submit}>
      <p>{texts.scan}</p>
      <div className="enrol-picture">
        <QrCode content={enrolment.uri} label={texts.qrLabel} />
        <p className="text-ink-2">
          {texts.orType}
          <code className="select-all">{enrolment.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </div>
      {confirm.error ? (
        <Notice tone="error" live="alert">
          {errorText(confirm.error)}
        </Notice>
      ) : null}
      <CodeInput value={code} onChange={setCode} />
      <div className="form-buttons">
        <Button type="submit" busy={confirm.isPending}>
          {texts.turnOn}
        </Button>
      </div>
    </form>
  )
}
