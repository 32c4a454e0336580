import { useState, type FormEvent } from 'react'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Fieldset } from '#ui/field.tsx'
import { Radio } from '#ui/radio.tsx'
import { AddressFields } from '../../address/address-fields.tsx'
import { BoundInput, fieldId, type DraftForm } from '../../address/bound-input.tsx'
import type { FieldProblems } from '../../address/check-draft.ts'
import { emptyDraft, isDraftField, type Draft, type DraftField } from '../../address/draft.ts'
import { PhoneFields } from '../../address/phone-fields.tsx'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { useAccountMessages } from '../account-messages.ts'
import { forgetKnownDetails, recipientKey, type Recipient } from '../own-data.ts'
import { SaveStatus } from '../save-status.tsx'
import { useChange } from '../use-change.ts'
import {
  draftOf,
  elsewhere,
  recipientOf,
  recipientProblems,
  type RecipientFields,
} from './recipient-draft.ts'

interface RecipientFormProps {
  recipient: RecipientFields | null
  /** Address that the form starts with if nothing is saved. */
  suggested: RecipientFields | null
}

/** The checkout's address fields, saved to the account. */
export function RecipientForm({ recipient, suggested }: RecipientFormProps) {
  const { save } = useAccountMessages()
  const [draft, setDraft] = useState(() => draftOf(recipient ?? suggested))
  const [marked, setMarked] = useState<FieldProblems>({})
  const { isBusy, outcome, change } = useChange<Recipient, RecipientFields | null>({
    queryKey: recipientKey,
    optimistic: (_, wanted) => ({ delivery_recipient: wanted }),
    async send(api, wanted, idempotencyKey) {
      const body = { delivery_recipient: wanted }
      const kept = await api('PUT /profiles/delivery-recipient', { body, idempotencyKey })
      forgetKnownDetails()
      return kept
    },
  })
  const form: DraftForm = {
    draft,
    set: (field: DraftField, value: string) =>
      setDraft((before) => ({ ...before, [field]: value })),
    problems: stillWrong(marked, draft),
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const problems = recipientProblems(draft)
    setMarked(problems)
    const [first] = Object.keys(problems)
    if (first !== undefined && isDraftField(first)) {
      document.getElementById(fieldId(first))?.focus()
      return
    }
    const result = await change(recipientOf(draft))
    if (!result.isSaved && isAboutPhone(result.error)) setMarked({ phone: 'invalidPhone' })
  }

  async function forget() {
    setDraft(emptyDraft)
    const result = await change(null)
    if (!result.isSaved) setDraft(draft)
  }

  return (
    <form
      method="post"
      noValidate
      className="grid max-w-form gap-5"
      onSubmit={(event) => void submit(event)}
    >
      <PersonFields form={form} />
      <PlaceChoice form={form} />
      <AddressFields form={{ ...form, chosen: { delivery: undefined } }} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={isBusy}>
          {save}
        </Button>
        <SaveStatus outcome={outcome} />
      </div>
      {recipient === null ? null : <ForgetButton onForget={() => void forget()} />}
    </form>
  )
}

function PersonFields({ form }: { form: DraftForm }) {
  const { address: messages } = useAccountMessages()
  return (
    <>
      <BoundInput
        form={form}
        field="name"
        label={messages.name}
        hint={messages.nameHint}
        autoComplete="name"
        maxLength={120}
        required
      />
      <PhoneFields form={form} />
    </>
  )
}

/** Hong Kong has a list of districts; elsewhere the city is typed. */
function PlaceChoice({ form }: { form: DraftForm }) {
  const { address: messages } = useAccountMessages()
  function choose(country: string) {
    form.set('country', country)
    form.set('district', '')
  }
  return (
    <Fieldset legend={messages.place}>
      {(['HK', elsewhere] as const).map((country) => (
        <Radio
          key={country}
          name="place"
          value={country}
          label={country === 'HK' ? messages.home : messages.abroad}
          checked={form.draft.country === country}
          onChange={() => choose(country)}
        />
      ))}
    </Fieldset>
  )
}

function ForgetButton({ onForget }: { onForget: () => void }) {
  const { address: messages, cancel } = useAccountMessages()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button kind="link" className="justify-self-start" onClick={() => setAsking(true)}>
        {messages.forget}
      </Button>
      <ConfirmDialog
        id="forget-address"
        open={isAsking}
        title={messages.forgetTitle}
        yes={messages.forget}
        no={cancel}
        onYes={onForget}
        onClose={() => setAsking(false)}
      >
        {messages.forgetText}
      </ConfirmDialog>
    </>
  )
}

/** Drops the messages of fields that are valid now. */
function stillWrong(marked: FieldProblems, draft: Draft): FieldProblems {
  const fresh = recipientProblems(draft)
  return Object.fromEntries(
    Object.keys(marked).flatMap((field) =>
      isDraftField(field) && fresh[field] ? [[field, fresh[field]] as const] : [],
    ),
  )
}

function isAboutPhone(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ path }) => path.endsWith('phone'))
}
