import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useSending } from '../../forms/use-sending.ts'
import { useLocale } from '../../locale.ts'
import { personalApi } from '../../session/session.ts'
import { useAccountMessages } from '../account-messages.ts'
import { FormError } from '../form-error.tsx'
import { ContactSent } from './contact-sent.tsx'
import { NewContactForm } from './new-contact-form.tsx'
import type { ContactKind, NewContact } from './new-contact.ts'
import { ResendButton } from './resend-button.tsx'

const requests = {
  email: 'GET /auth/change-email-request',
  phone: 'GET /auth/change-phone-request',
} as const

interface ContactChangeProps {
  kind: ContactKind
  /** True if the account has no contact of this kind yet. */
  isFirst: boolean
}

/** Changes the email or phone: a code to the old contact first, then one to the new contact. */
export function ContactChange({ kind, isFirst }: ContactChangeProps) {
  const { profile: messages, contactChange } = useAccountMessages()
  const locale = useLocale()
  const [channel, setChannel] = useState<ContactKind | null>(null)
  const [sent, setSent] = useState<NewContact | null>(null)
  const { isBusy, error, send } = useSending<ContactKind>(async (wanted) => {
    const answer = await personalApi(locale)(requests[wanted])
    setChannel(answer.channel)
  })
  const ask = () => void send(async () => kind)
  if (sent) return <ContactSent contact={sent} />
  if (channel === null) {
    const word = { email: messages.changeEmail, phone: messages.changePhone }[kind]
    const firstWord = { email: messages.addEmail, phone: messages.addPhone }[kind]
    return (
      <div className="grid justify-items-start gap-2">
        <Button kind="link" busy={isBusy} onClick={ask}>
          {isFirst ? firstWord : word}
        </Button>
        <FormError text={error} />
      </div>
    )
  }
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone="info" live="status">
        {channel === 'email' ? contactChange.emailWasSent : contactChange.codeSent}
      </Notice>
      <ResendButton isBusy={isBusy} onPress={ask} />
      <FormError text={error} />
      {/* The email's link leads to the same form. */}
      {channel === 'phone' ? <NewContactForm kind={kind} onSent={setSent} /> : null}
    </div>
  )
}
