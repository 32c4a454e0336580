import { z } from '@hono/zod-openapi'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { configurationValues } from '#contract/staff/configuration-values.ts'
import { addDays, hongKongDay } from '#domain/dates.ts'
import { dayRange } from '#domain/day-range.ts'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { DateTimeField, LocalizedField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { NullableField } from '../parts/nullable-field.tsx'
import { TickField } from '../parts/ticks-field.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { showTime } from '../parts/show.ts'
import { closureOf, type Closure } from './closure.ts'
import { formMessages } from './form-messages.ts'
import { isClosed } from './is-closed.ts'
import { settingsMessages } from './messages.ts'
import { SettingPage, useSaveSetting, type Stored } from './setting-page.tsx'
import { standardClosure } from './standard-closure.ts'

const shape = z.object({ value: configurationValues.closure })
type Values = z.input<typeof shape>

/** A typhoon, or any time the shops are closed and nothing leaves. */
export function ClosureScreen() {
  return (
    <SettingPage name="closure" slug="closure">
      {(stored) => <ClosureForm stored={stored} />}
    </SettingPage>
  )
}

function ClosureForm({ stored }: { stored: Stored }) {
  const { closure: texts } = useMessages(formMessages)
  const { save: saveLabel } = useMessages(settingsMessages)
  const save = useSaveSetting(stored)
  const known = closureOf(stored.value)
  const current = known && isClosed(known) ? known : null
  const { form, submit } = useContractForm({
    shape,
    defaults: { value: current ?? { ...nextClosure(), text: known?.text ?? standardClosure } },
    save: ({ value }) => save(value),
  })
  return (
    <Form form={form} submit={submit} saveLabel={saveLabel}>
      {current ? (
        <Notice tone="warn">
          {current.ends_at === null ? texts.isOn : texts.isOnUntil(showTime(current.ends_at))}
        </Notice>
      ) : null}
      <section className="card grid gap-4">
        <TickField form={form} name="value.is_on" label={texts.switch} hint={texts.switchHint} />
        <div className="pairs">
          <NullableField
            form={form}
            name="value.resumes_on"
            label={texts.resumesOn}
            hint={texts.resumesOnHint}
            type="date"
          />
          <DateTimeField form={form} name="value.ends_at" label={texts.endsAt} isOptional />
        </div>
      </section>
      <section className="card grid gap-4">
        <LocalizedField
          form={form}
          name="value.text"
          label={texts.text}
          hint={texts.textHint}
          isProse
        />
        <p>
          <Button
            kind="ghost"
            small
            onClick={() => form.setValue('value.text', standardClosure, { shouldDirty: true })}
          >
            {texts.standard}
          </Button>
        </p>
      </section>
      <Banner form={form} />
    </Form>
  )
}

/** As a shopper reads it. */
function Banner({ form }: { form: UseFormReturn<Values> }) {
  const { closure: texts } = useMessages(formMessages)
  const language = useLanguage()
  const [text, day] = useWatch({
    control: form.control,
    name: ['value.text', 'value.resumes_on'],
  })
  const shown = localize({ ...standardClosure, ...text }, language)
  return (
    <section className="card grid gap-3">
      <h2>{texts.banner}</h2>
      <p className="closure p-3 text-center">
        {day ? shown.replaceAll('{day}', dayRange(day, day, language)) : shown}
      </p>
    </section>
  )
}

/** Off, and ready to be switched on for today. */
function nextClosure(): Closure {
  const tomorrow = addDays(hongKongDay(new Date()), 1)
  return { is_on: false, resumes_on: tomorrow, ends_at: null, text: standardClosure }
}
