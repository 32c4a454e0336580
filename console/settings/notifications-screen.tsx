import { useFieldArray, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { locales } from '#domain/locale.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useMessages } from '../language/messages.ts'
import { SelectField, TextField } from '../parts/fields.tsx'
import { partMessages } from '../parts/messages.ts'
import { defineSetting, type SettingForm, type SettingValue } from './define-setting.tsx'
import { formMessages } from './form-messages.ts'

type Kind = keyof SettingValue<'staff_notifications'>

const kinds = ['new_order', 'payment_proof', 'refund_request'] as const

export const NotificationsScreen = defineSetting({
  slug: 'staff_notifications',
  name: 'notifications',
  fill: (stored) => stored ?? {},
  Fields: NotificationFields,
})

function NotificationFields({ form }: { form: SettingForm<'staff_notifications'> }) {
  const { notifications: texts } = useMessages(formMessages)
  return (
    <>
      <p className="text-ink-2">
        {texts.ownText}{' '}
        <Link className="link" to="/account/notifications">
          {texts.own}
        </Link>
      </p>
      {kinds.map((kind) => (
        <Recipients key={kind} form={form} kind={kind} />
      ))}
    </>
  )
}

/** Without a list the shop chooses; an empty one tells no one. */
function Recipients({ form, kind }: { form: SettingForm<'staff_notifications'>; kind: Kind }) {
  const { notifications: texts } = useMessages(formMessages)
  const parts = useMessages(partMessages)
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: `value.${kind}` })
  const list = useWatch({ control, name: `value.${kind}` })
  const names = { en: parts.english, zh: parts.traditional, cn: parts.simplified }
  return (
    <fieldset className="card grid gap-3">
      <legend className="sr-only">{texts[kind]}</legend>
      <h2 aria-hidden="true">{texts[kind]}</h2>
      <Checkbox
        label={texts.standard}
        checked={list === undefined}
        onChange={({ currentTarget: { checked } }) =>
          form.setValue(`value.${kind}`, checked ? undefined : [], { shouldDirty: true })
        }
      />
      {list === undefined
        ? null
        : fields.map(({ id, email }, at) => (
            <div key={id} className="recipient">
              <TextField
                form={form}
                name={`value.${kind}.${at}.email`}
                label={texts.email}
                type="email"
              />
              <SelectField
                form={form}
                name={`value.${kind}.${at}.language`}
                label={texts.language}
                options={locales.map((value) => ({ value, label: names[value] }))}
              />
              <IconButton icon="trash" label={texts.remove(email)} onClick={() => remove(at)} />
            </div>
          ))}
      {list?.length === 0 ? <p className="text-ink-2">{texts.noneHint}</p> : null}
      {list === undefined ? null : (
        <p>
          <Button
            kind="ghost"
            small
            icon="plus"
            onClick={() => append({ email: '', language: 'en' })}
          >
            {texts.add}
          </Button>
        </p>
      )}
    </fieldset>
  )
}
