import { z } from '@hono/zod-openapi'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { configurationValues } from '#contract/staff/configuration-values.ts'
import { hongKongDay } from '#domain/dates.ts'
import { generalHolidays } from '#domain/holidays.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { TextField } from '../parts/fields.tsx'
import { FoldedCard } from '../parts/fold-card.tsx'
import { Form } from '../parts/form.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { formMessages } from './form-messages.ts'
import { settingsMessages } from './messages.ts'
import { SettingPage, useSaveSetting, type Stored } from './setting-page.tsx'

const shape = z.object({ value: configurationValues.holidays })
type Values = z.input<typeof shape>

export function HolidaysScreen() {
  return (
    <SettingPage name="holidays" slug="holidays">
      {(stored) => <HolidaysForm stored={stored} />}
    </SettingPage>
  )
}

function HolidaysForm({ stored }: { stored: Stored }) {
  const { holidays: texts } = useMessages(formMessages)
  const { save: saveLabel } = useMessages(settingsMessages)
  const save = useSaveSetting(stored)
  const known = configurationValues.holidays.safeParse(stored.value).data ?? generalHolidays
  const { form, submit } = useContractForm({
    shape,
    defaults: { value: inOrder(known) },
    async save({ value }) {
      const ordered = inOrder(value)
      await save(ordered)
      return { value: ordered }
    },
  })
  const { fields, append, remove } = useFieldArray<Values, 'value'>({
    control: form.control,
    name: 'value',
  })
  const [today] = useState(() => hongKongDay(new Date()))
  const line = ({ id, title, day }: (typeof fields)[number], at: number) => (
    <li key={id} className="holiday">
      <TextField form={form} name={`value.${at}.day`} label={texts.day} type="date" />
      <TextField form={form} name={`value.${at}.title`} label={texts.title} />
      <IconButton icon="trash" label={texts.remove(title || day)} onClick={() => remove(at)} />
    </li>
  )
  const isPast = ({ day }: { day: string }) => day !== '' && day < today
  const lines = fields.map((field, at) => ({ isPast: isPast(field), shown: line(field, at) }))
  const past = lines.filter((each) => each.isPast)
  return (
    <Form form={form} submit={submit} saveLabel={saveLabel}>
      <p className="text-ink-2">{texts.intro}</p>
      {past.length > 0 ? (
        <FoldedCard
          title={texts.past(past.length)}
          errors={form.formState.errors}
          names={['value']}
        >
          <ul className="grid gap-2">{past.map(({ shown }) => shown)}</ul>
        </FoldedCard>
      ) : null}
      <section className="card grid gap-4">
        <ul className="grid gap-2">{lines.map((each) => (each.isPast ? null : each.shown))}</ul>
        <p>
          <Button kind="ghost" small icon="plus" onClick={() => append({ day: '', title: '' })}>
            {texts.add}
          </Button>
        </p>
      </section>
    </Form>
  )
}

function inOrder<Holiday extends { day: string }>(days: readonly Holiday[]): Holiday[] {
  return days.toSorted((one, other) => one.day.localeCompare(other.day))
}
