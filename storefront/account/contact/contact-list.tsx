import { formatPhone } from '#domain/contact.ts'
import { Icon } from '#ui/icon.tsx'
import { useAccountMessages } from '../account-messages.ts'
import type { Details } from '../own-data.ts'
import { ContactChange } from './contact-change.tsx'
import { ContactProof } from './contact-proof.tsx'
import type { ContactKind } from './new-contact.ts'

export function ContactList({ details }: { details: Details }) {
  return (
    <div className="grid gap-6">
      <Contact kind="email" details={details} />
      <Contact kind="phone" details={details} />
    </div>
  )
}

export function Contact({ kind, details }: { kind: ContactKind; details: Details }) {
  const { profile: messages, notGiven } = useAccountMessages()
  const { value, isProven } = known(kind, details)
  return (
    <div className="grid gap-2 border-b border-line pb-6 last:border-0 last:pb-0">
      <h3 className="text-14 font-medium">{messages[kind]}</h3>
      <p className="flex flex-wrap items-center gap-x-4">
        <span className="min-w-0 wrap-anywhere">{value ?? notGiven}</span>
        {value === null ? null : <ProofMark isProven={isProven} />}
      </p>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        {value === null || isProven ? null : <ContactProof kind={kind} value={value} />}
        <ContactChange kind={kind} isFirst={value === null} />
      </div>
    </div>
  )
}

function known(kind: ContactKind, details: Details): { value: string | null; isProven: boolean } {
  const { email, area_code: areaCode, phone } = details
  if (kind === 'email') return { value: email, isProven: details.is_email_verified }
  const value = areaCode && phone ? formatPhone(areaCode, phone) : null
  return { value, isProven: details.is_phone_verified }
}

function ProofMark({ isProven }: { isProven: boolean }) {
  const { profile: messages } = useAccountMessages()
  return isProven ? (
    <span className="inline-flex items-center gap-1.5 text-success">
      <Icon name="check" className="size-4" />
      {messages.verified}
    </span>
  ) : (
    <span className="inline-flex items-center gap-1.5 text-warn">
      <Icon name="alert" className="size-4" />
      {messages.unverified}
    </span>
  )
}
