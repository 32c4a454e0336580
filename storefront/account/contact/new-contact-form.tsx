import { useState, type FormEvent } from 'react'
import {
  digitsOnly,
  isEmailShape,
  isPhoneShape,
  nationalNumber,
  normaliseAreaCode,
  normaliseEmail,
} from '#domain/contact.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { typedText } from '../../forms/typed-text.ts'
import { useSending } from '../../forms/use-sending.ts'
import { useLocale } from '../../locale.ts'
import type { AccountMessages } from '../../messages/en/account.ts'
import { useLazyMessages, type LazyMessageSet } from '../../messages/lazy-message-set.ts'
import { isRefused } from '../../session/refused.ts'
import { personalApi } from '../../session/session.ts'
import { useAccountMessages } from '../account-messages.ts'
import { FormError } from '../form-error.tsx'
import { CodeInput } from './code-input.tsx'
import type { ContactKind, NewContact } from './new-contact.ts'

type Problems = Partial<Record<'code' | ContactKind, string>>

interface NewContactFormProps {
  kind: ContactKind
  /** From the link in an email; without it the customer types six digits. */
  code?: string
  onSent: (contact: NewContact) => void
}

export function NewContactForm({ kind, code, onSent }: NewContactFormProps) {
  const messages = useLazyMessages()
  const account = useAccountMessages()
  const { contactChange: text } = account
  const locale = useLocale()
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, error, send } = useSending<{ code: string; contact: NewContact }>(
    async ({ code: verification_code, contact }, idempotencyKey) => {
      const api = personalApi(locale)
      try {
        if ('email' in contact) {
          const body = { verification_code, ...contact }
          await api('POST /auth/change-email', { body, idempotencyKey })
        } else {
          const body = { verification_code, ...contact }
          await api('POST /auth/change-phone', { body, idempotencyKey })
        }
        onSent(contact)
      } catch (error) {
        if (isRefused(error, 'invalid')) setProblems({ [kind]: shapeWord(kind, messages) })
        else throw error
      }
    },
  )

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const typedCode = code ?? digitsOnly(typedText(fields, 'verification_code'))
    const found = problemsOf(kind, fields, typedCode, { messages, account })
    setProblems(found)
    if (Object.keys(found).length > 0) {
      form
        .querySelector<HTMLElement>(found.code ? '[name=verification_code]' : `[name=${kind}]`)
        ?.focus()
      return
    }
    await send(async () => ({ code: typedCode, contact: contactOf(kind, fields) }))
  }

  return (
    <form
      method="post"
      noValidate
      className="grid w-full max-w-form gap-5"
      onSubmit={(event) => void submit(event)}
    >
      {code === undefined ? <CodeInput error={problems.code} /> : null}
      {kind === 'email' ? (
        <TextInput
          label={text.newEmail}
          hint={text.newEmailHint}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
          error={problems.email}
        />
      ) : (
        <PhoneInputs error={problems.phone} />
      )}
      <FormError text={error} />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {kind === 'email' ? text.sendEmail : text.sendPhone}
      </Button>
    </form>
  )
}

function PhoneInputs({ error }: { error: string | undefined }) {
  const { contactChange: text } = useAccountMessages()
  const { checkout } = useLazyMessages()
  return (
    <div className="grid grid-cols-[104px_minmax(0,1fr)] items-start gap-3">
      <TextInput
        label={checkout.areaCode}
        start="+"
        name="area_code"
        inputMode="numeric"
        autoComplete="tel-country-code"
        maxLength={6}
        defaultValue="852"
        required
      />
      <TextInput
        label={text.newPhone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
        required
        error={error}
      />
      <p className="field-hint col-span-2">{text.newPhoneHint}</p>
    </div>
  )
}

function contactOf(kind: ContactKind, fields: FormData): NewContact {
  if (kind === 'email') return { email: normaliseEmail(typedText(fields, 'email')) }
  const area_code = normaliseAreaCode(typedText(fields, 'area_code')) ?? ''
  return { area_code, phone: nationalNumber(area_code, typedText(fields, 'phone')) ?? '' }
}

function problemsOf(
  kind: ContactKind,
  fields: FormData,
  code: string,
  { messages, account }: { messages: LazyMessageSet; account: AccountMessages },
): Problems {
  const { checkout } = messages
  const contact = contactOf(kind, fields)
  const isEmpty = typedText(fields, kind) === ''
  const isRight =
    'email' in contact
      ? isEmailShape(contact.email)
      : isPhoneShape(contact.area_code, contact.phone)
  const need = { email: checkout.needEmail, phone: checkout.needPhone }[kind]
  return {
    ...(code === '' && { code: account.contactChange.needCode }),
    ...(!isRight && { [kind]: isEmpty ? need : shapeWord(kind, messages) }),
  }
}

/** spec §8 */
function shapeWord(kind: ContactKind, { checkout }: LazyMessageSet): string {
  return kind === 'email' ? checkout.invalidEmail : checkout.invalidPhone
}
