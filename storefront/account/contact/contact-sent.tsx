import { formatPhone } from '#domain/contact.ts'
import { Notice } from '#ui/notice.tsx'
import { useAccountMessages } from '../account-messages.ts'
import { ConfirmCode } from './confirm-code.tsx'
import type { NewContact } from './new-contact.ts'

export function ContactSent({ contact }: { contact: NewContact }) {
  const { contactChange: messages } = useAccountMessages()
  if ('email' in contact) {
    return (
      <Notice tone="info" live="status">
        {messages.emailSent(contact.email)}
      </Notice>
    )
  }
  return (
    <div className="grid gap-4">
      <Notice tone="info" live="status">
        {messages.phoneSent(formatPhone(contact.area_code, contact.phone))}
      </Notice>
      <ConfirmCode />
    </div>
  )
}
