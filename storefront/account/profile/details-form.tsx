import { useState, type FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { typedText } from '../../forms/typed-text.ts'
import { useAccountMessages } from '../account-messages.ts'
import type { Details } from '../own-data.ts'
import { SaveStatus } from '../save-status.tsx'
import { useCountries } from './countries.ts'
import { useAccountChange } from './use-account-change.ts'

const genders = ['male', 'female', 'other'] as const

export function DetailsForm({ details }: { details: Details }) {
  const { profile: messages, save } = useAccountMessages()
  const { isBusy, outcome, change } = useAccountChange()
  const countries = useCountries(details.country)
  // Refetched while the form is filled in, they would change its fields.
  const [start] = useState(details)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const gender = typedText(form, 'gender')
    void change({
      username: typedText(form, 'username') || null,
      gender: genders.find((each) => each === gender) ?? null,
      country: typedText(form, 'country') || null,
    })
  }

  return (
    <form method="post" className="grid max-w-form gap-5" onSubmit={submit}>
      <TextInput
        label={messages.username}
        hint={messages.usernameHint}
        name="username"
        autoComplete="name"
        maxLength={60}
        defaultValue={start.username ?? ''}
      />
      <Select
        label={messages.gender}
        name="gender"
        autoComplete="sex"
        defaultValue={start.gender ?? ''}
        options={(['', ...genders] as const).map((value) => ({
          value,
          label: messages.genders[value],
        }))}
      />
      <Select
        label={messages.country}
        name="country"
        autoComplete="country"
        defaultValue={start.country ?? ''}
        options={[{ value: '', label: messages.countryChoose }, ...countries]}
      />
      <p className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={isBusy}>
          {save}
        </Button>
        <SaveStatus outcome={outcome} />
      </p>
    </form>
  )
}
