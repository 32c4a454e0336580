import { useFieldArray } from 'react-hook-form'
import { Button, IconButton } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { LocalizedField, SelectField, TextField } from '../parts/fields.tsx'
import { NullableField } from '../parts/nullable-field.tsx'
import { TickField } from '../parts/ticks-field.tsx'
import type { SettingForm, SettingValue } from './define-setting.tsx'
import { formMessages } from './form-messages.ts'

interface PaymentMethodFieldsProps {
  form: SettingForm<'payment_methods'>
  at: number
  slug: SettingValue<'payment_methods'>[number]['slug']
}

const fpsKinds = ['fps_id', 'mobile', 'email'] as const
const noText = { en: '', zh: '', cn: '' }

export function PaymentMethodFields({ form, at, slug }: PaymentMethodFieldsProps) {
  const { payment: texts } = useMessages(formMessages)
  const { control } = form
  const payee = useFieldArray({ control, name: `value.${at}.payee` })
  return (
    <>
      <LocalizedField form={form} name={`value.${at}.title`} label={texts.title} />
      <LocalizedField
        form={form}
        name={`value.${at}.description`}
        label={texts.description}
        isProse
      />
      {slug === 'fps' ? (
        <div className="pairs">
          <SelectField
            form={form}
            name={`value.${at}.fps.kind`}
            label={texts.fpsKindLabel}
            options={fpsKinds.map((value) => ({ value, label: texts.fpsKind[value] }))}
          />
          <TextField form={form} name={`value.${at}.fps.value`} label={texts.fps} />
        </div>
      ) : null}
      <NullableField form={form} name={`value.${at}.link`} label={texts.link} />
      {payee.fields.map(({ id }, line) => (
        <div key={id} className="row-line">
          <div className="grid gap-3">
            <LocalizedField
              form={form}
              name={`value.${at}.payee.${line}.label`}
              label={`${texts.payee} ${line + 1}`}
            />
            <TextField form={form} name={`value.${at}.payee.${line}.value`} label={texts.value} />
            <TickField
              form={form}
              name={`value.${at}.payee.${line}.is_copyable`}
              label={texts.copyable}
            />
          </div>
          <IconButton
            icon="trash"
            label={texts.removeLine(line + 1)}
            onClick={() => payee.remove(line)}
          />
        </div>
      ))}
      <p>
        <Button
          kind="ghost"
          small
          icon="plus"
          onClick={() => payee.append({ label: noText, value: '', is_copyable: true })}
        >
          {texts.addLine}
        </Button>
      </p>
    </>
  )
}
