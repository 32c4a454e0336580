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
import { AskDialog } from '../../forms/ask-dialog.tsx'
import { useAccountWords } from '../account-words.ts'
import { forgetKnownDetails, recipientKey, type Recipient } from '../own-data.ts'
import { SaveNews } from '../save-news.tsx'
import { useChange } from '../use-change.ts'
import {
  draftOf,
  elsewhere,
  recipientOf,
  recipientProblems,
  type RecipientFacts,
} from './recipient-draft.ts'

/** The checkout's address fields, saved to the account. */
export function RecipientForm({ recipient }: { recipient: RecipientFacts | null }) {
  const { save } = useAccountWords()
  const [draft, setDraft] = useState(() => draftOf(recipient))
  const [marked, setMarked] = useState<FieldProblems>({})
  const { isBusy, outcome, change } = useChange<Recipient, RecipientFacts | null>({
    queryKey: recipientKey,
    foresee: (_, wanted) => ({ delivery_recipient: wanted }),
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
        <SaveNews outcome={outcome} />
      </div>
      {recipient === null ? null : <ForgetButton onForget={() => void forget()} />}
    </form>
  )
}

function PersonFields({ form }: { form: DraftForm }) {
  const { address: words } = useAccountWords()
  return (
    <>
      <BoundInput
        form={form}
        field="name"
        label={words.name}
        hint={words.nameHint}
        autoComplete="name"
        maxLength={60}
        required
      />
      <PhoneFields form={form} />
    </>
  )
}

/** Hong Kong has a list of districts; elsewhere the city is typed. */
function PlaceChoice({ form }: { form: DraftForm }) {
  const { address: words } = useAccountWords()
  function choose(country: string) {
    form.set('country', country)
    form.set('district', '')
  }
  return (
    <Fieldset legend={words.place}>
      {(['HK', elsewhere] as const).map((country) => (
        <Radio
          key={country}
          name="place"
          value={country}
          label={country === 'HK' ? words.home : words.abroad}
          checked={form.draft.country === country}
          onChange={() => choose(country)}
        />
      ))}
    </Fieldset>
  )
}

function ForgetButton({ onForget }: { onForget: () => void }) {
  const { address: words, cancel } = useAccountWords()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button kind="link" className="justify-self-start" onClick={() => setAsking(true)}>
        {words.forget}
      </Button>
      <AskDialog
        id="forget-address"
        open={isAsking}
        title={words.forgetTitle}
        yes={words.forget}
        no={cancel}
        onYes={onForget}
        onClose={() => setAsking(false)}
      >
        {words.forgetText}
      </AskDialog>
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
