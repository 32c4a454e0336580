import { z } from '@hono/zod-openapi'
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import { configurationValues } from '#contract/staff/configuration-values.ts'
import { locales } from '#domain/locale.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useMessages } from '../language/messages.ts'
import { SelectField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { useContractForm } from '../parts/use-contract-form.ts'
import { formMessages } from './form-messages.ts'
import { settingsMessages } from './messages.ts'
import { SettingPage, useSaveSetting, type Stored } from './setting-page.tsx'

const shape = z.object({ value: configurationValues.staff_notifications })
type Values = z.input<typeof shape>
type Kind = keyof Values['value']

const kinds = ['new_order', 'payment_proof', 'refund_request'] as const

export function NotificationsScreen() {
  return (
    <SettingPage name="notifications" slug="staff_notifications">
      {(stored) => <NotificationsForm stored={stored} />}
    </SettingPage>
  )
}

function NotificationsForm({ stored }: { stored: Stored }) {
  const { save: saveLabel } = useMessages(settingsMessages)
  const { notifications: texts } = useMessages(formMessages)
  const save = useSaveSetting(stored)
  const known = configurationValues.staff_notifications.safeParse(stored.value).data ?? {}
  const { form, submit } = useContractForm({
    shape,
    defaults: { value: known },
    save: ({ value }) => save(value),
  })
  return (
    <Form form={form} submit={submit} saveLabel={saveLabel}>
      <p className="text-ink-2">
        {texts.ownText}{' '}
        <Link className="link" to="/account/notifications">
          {texts.own}
        </Link>
      </p>
      {kinds.map((kind) => (
        <Recipients key={kind} form={form} kind={kind} />
      ))}
    </Form>
  )
}

/** Without a list the shop chooses; an empty one tells no one. */
function Recipients({ form, kind }: { form: UseFormReturn<Values>; kind: Kind }) {
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
