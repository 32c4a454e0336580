import { formatPhone } from '#domain/contact.ts'
import { Notice } from '#ui/notice.tsx'
import { useAccountWords } from '../account-words.ts'
import { ConfirmCode } from './confirm-code.tsx'
import type { NewContact } from './new-contact.ts'

export function ContactSent({ contact }: { contact: NewContact }) {
  const { contactChange: words } = useAccountWords()
  if ('email' in contact) {
    return (
      <Notice tone="info" live="status">
        {words.emailSent(contact.email)}
      </Notice>
    )
  }
  return (
    <div className="grid gap-4">
      <Notice tone="info" live="status">
        {words.phoneSent(formatPhone(contact.area_code, contact.phone))}
      </Notice>
      <ConfirmCode />
    </div>
  )
}
