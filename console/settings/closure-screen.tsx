import { useWatch } from 'react-hook-form'
import { addDays, hongKongDay } from '#domain/dates.ts'
import { dayRange } from '#domain/day-range.ts'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showTime } from '../language/show.ts'
import { DateTimeField, LocalizedField } from '../parts/fields.tsx'
import { NullableField } from '../parts/nullable-field.tsx'
import { TickField } from '../parts/ticks-field.tsx'
import { defineSetting, type SettingForm, type SettingValue } from './define-setting.tsx'
import { formMessages } from './form-messages.ts'
import { isClosed } from './is-closed.ts'

type Closure = SettingValue<'closure'>
interface ClosureProps {
  form: SettingForm<'closure'>
}

/** A typhoon, or any time the shops are closed and nothing leaves. */
export const ClosureScreen = defineSetting({
  slug: 'closure',
  name: 'closure',
  fill: (stored) =>
    stored && isClosed(stored) ? stored : nextClosure(stored?.text ?? standardClosure),
  Fields: ClosureFields,
})

function ClosureFields({ form }: ClosureProps) {
  const { closure: texts } = useMessages(formMessages)
  const saved = form.formState.defaultValues?.value
  return (
    <>
      {isClosed(saved) ? (
        <Notice tone="warn">
          {saved?.ends_at ? texts.isOnUntil(showTime(saved.ends_at)) : texts.isOn}
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
    </>
  )
}

/** The banner as a shopper reads it. */
function Banner({ form }: ClosureProps) {
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
function nextClosure(text: Closure['text']): Closure {
  const tomorrow = addDays(hongKongDay(new Date()), 1)
  return { is_on: false, resumes_on: tomorrow, ends_at: null, text }
}

/** What a closure says unless staff write something else; `{day}` is the day the shop resumes. */
const standardClosure = {
  en: 'Tropical cyclone signal no. 8 or above is in force: our shops are closed and orders cannot leave. We resume on {day}; you can still order here.',
  zh: '現正懸掛八號或以上熱帶氣旋警告信號，門市暫停營業，訂單暫停寄出，將於{day}恢復。網店如常接受訂單。',
  cn: '现正悬挂八号或以上热带气旋警告信号，门店暂停营业，订单暂停寄出，将于{day}恢复。网店照常接受订单。',
}
