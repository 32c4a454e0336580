import { useFieldArray } from 'react-hook-form'
import { paymentMethods } from '#contract/endpoints/configuration.ts'
import { configurationValues } from '#contract/staff/configuration-values.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useMessages } from '../language/messages.ts'
import { Form } from '../parts/form.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { formMessages } from './form-messages.ts'
import { settingsMessages } from './messages.ts'
import { PaymentMethodFields } from './payment-method-fields.tsx'
import { methodsShape as shape, type Methods } from './payment-methods-shape.ts'
import { SettingPage, useSaveSetting, type Stored } from './setting-page.tsx'

const noText = { en: '', zh: '', cn: '' }

export function PaymentMethodsScreen() {
  return (
    <SettingPage name="payment-methods" slug="payment_methods">
      {(stored) => <MethodsForm stored={stored} />}
    </SettingPage>
  )
}

function MethodsForm({ stored }: { stored: Stored }) {
  const { payment: texts } = useMessages(formMessages)
  const { save: saveLabel } = useMessages(settingsMessages)
  const save = useSaveSetting(stored)
  const { form, submit } = useContractForm({
    shape,
    defaults: { value: configurationValues.payment_methods.safeParse(stored.value).data ?? [] },
    save: ({ value }) => save(value),
  })
  const { fields, append, remove, move } = useFieldArray<Methods, 'value'>({
    control: form.control,
    name: 'value',
  })
  const missing = paymentMethods.filter((slug) => !fields.some((field) => field.slug === slug))
  return (
    <Form form={form} submit={submit} saveLabel={saveLabel}>
      <Notice tone="warn">{texts.warning}</Notice>
      {fields.length === 0 ? <p className="text-ink-2">{texts.empty}</p> : null}
      {fields.map(({ id, slug }, at) => {
        const name = texts.name[slug]
        return (
          <section key={id} className="card grid gap-4">
            <div className="card-head">
              <h2>{name}</h2>
              <span className="flex">
                {at > 0 ? (
                  <IconButton
                    icon="chevron-up"
                    label={texts.earlier(name)}
                    onClick={() => move(at, at - 1)}
                  />
                ) : null}
                <IconButton icon="trash" label={texts.remove(name)} onClick={() => remove(at)} />
              </span>
            </div>
            <PaymentMethodFields form={form} at={at} slug={slug} />
          </section>
        )
      })}
      <p className="flex flex-wrap gap-2">
        {missing.map((slug) => (
          <Button
            key={slug}
            kind="ghost"
            small
            icon="plus"
            onClick={() =>
              append({
                slug,
                title: noText,
                description: noText,
                payee: [],
                link: null,
                fps: slug === 'fps' ? { kind: 'fps_id', value: '' } : null,
              })
            }
          >
            {texts.add(texts.name[slug])}
          </Button>
        ))}
      </p>
    </Form>
  )
}
