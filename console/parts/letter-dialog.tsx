import { useState, type ReactNode } from 'react'
import { emailCustomer } from '#contract/staff/order-notes.ts'
import type { Locale } from '#domain/locale.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMessages } from '../language/messages.ts'
import { chatLink } from './chat-link.ts'
import { ProseField } from './fields.tsx'
import { FormDialog } from './form-dialog.tsx'
import { letterMessages } from './messages.ts'
import { bodyOf, useContractForm } from './use-contract-form.ts'

interface Reader {
  locale: Locale
  /** Empty if there is none: the text can still be copied. */
  email: string
  area_code: string
  phone: string
}

interface LetterDialogProps {
  id: string
  title: string
  reader: Reader
  /** What the text begins with. */
  start: string
  /** Where it goes, and what goes with it. */
  about: ReactNode
  send: (body: { text: string }) => Promise<unknown>
  onClose: () => void
}

/** An email from the shop, or a text for a chat, in the customer's language. */
export function LetterDialog({ reader, start, about, send, ...dialog }: LetterDialogProps) {
  const texts = useMessages(letterMessages)
  const { locale, email } = reader
  const [text] = useState(start)
  const { form, submit } = useContractForm({
    // Every letter has the same body.
    shape: bodyOf(emailCustomer),
    defaults: { text },
    async save(body) {
      await send(body)
      showToast(texts.sent(email))
      dialog.onClose()
    },
  })
  const typed = form.watch('text') ?? ''
  const chat = chatLink(reader, typed)
  return (
    <FormDialog {...{ ...dialog, form, submit }} saveLabel={texts.send} canSave={email !== ''}>
      <ProseField
        form={form}
        name="text"
        label={texts.text}
        hint={texts.reads(texts.language[locale])}
      />
      <p className="text-ink-2">{about}</p>
      <div className="flex flex-wrap items-center gap-4">
        <CopyButton
          text={typed}
          label={texts.copy}
          description={texts.copy}
          copiedLabel={texts.copied}
          refusedLabel={texts.copyRefused}
        />
        {chat ? (
          <ButtonLink kind="ghost" small href={chat} target="_blank" rel="noreferrer">
            {texts.whatsApp}
          </ButtonLink>
        ) : null}
      </div>
    </FormDialog>
  )
}
