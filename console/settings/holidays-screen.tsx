import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { hongKongDay } from '#domain/dates.ts'
import { generalHolidays } from '#domain/holidays.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { TextField } from '../parts/fields.tsx'
import { FoldedCard } from '../parts/fold-card.tsx'
import { defineSetting, type SettingForm } from './define-setting.tsx'
import { formMessages } from './form-messages.ts'

export const HolidaysScreen = defineSetting({
  slug: 'holidays',
  name: 'holidays',
  fill: (stored) => inOrder(stored ?? generalHolidays),
  tidy: inOrder,
  Fields: HolidayFields,
})

function HolidayFields({ form }: { form: SettingForm<'holidays'> }) {
  const { holidays: texts } = useMessages(formMessages)
  const { fields, append, remove } = useFieldArray({
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
    <>
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
    </>
  )
}

function inOrder<Holiday extends { day: string }>(days: readonly Holiday[]): Holiday[] {
  return days.toSorted((one, other) => one.day.localeCompare(other.day))
}
