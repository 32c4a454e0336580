import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { paymentMethods } from '#contract/endpoints/configuration.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useMessages } from '../language/messages.ts'
import { FoldedCard } from '../parts/fold-card.tsx'
import { defineSetting, type SettingForm } from './define-setting.tsx'
import { formMessages } from './form-messages.ts'
import { PaymentMethodFields } from './payment-method-fields.tsx'

const noText = { en: '', zh: '', cn: '' }
const noTexts = { title: noText, description: noText }

/** What customers read, as a start: unlike the others it names no account. */
const onCollection = {
  title: { en: 'Cash on collection', zh: '取貨時付款', cn: '取货时付款' },
  description: {
    en: 'You pay in the shop when you collect your order.',
    zh: '到門市取貨時付款。',
    cn: '到门店取货时付款。',
  },
}

export const PaymentMethodsScreen = defineSetting({
  slug: 'payment_methods',
  name: 'payment-methods',
  fill: (stored) => stored ?? [],
  Fields: MethodsFields,
})

function MethodsFields({ form }: { form: SettingForm<'payment_methods'> }) {
  const { payment: texts } = useMessages(formMessages)
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name: 'value',
  })
  const [added, setAdded] = useState<string | null>(null)
  const missing = paymentMethods.filter((slug) => !fields.some((field) => field.slug === slug))
  return (
    <>
      <Notice tone="warn">{texts.warning}</Notice>
      {fields.length === 0 ? <p className="text-ink-2">{texts.empty}</p> : null}
      {fields.map(({ id, slug, fps, payee }, at) => {
        const name = texts.name[slug]
        return (
          <FoldedCard
            key={id}
            title={name}
            summary={fps?.value ?? payee.map(({ value }) => value).join(' · ')}
            isOpenAtFirst={slug === added}
            errors={form.formState.errors}
            names={[`value.${at}`]}
            tools={
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
            }
          >
            <PaymentMethodFields form={form} at={at} slug={slug} />
          </FoldedCard>
        )
      })}
      <p className="flex flex-wrap gap-2">
        {missing.map((slug) => (
          <Button
            key={slug}
            kind="ghost"
            small
            icon="plus"
            onClick={() => {
              setAdded(slug)
              append({
                slug,
                ...(slug === 'cash' ? onCollection : noTexts),
                payee: [],
                link: null,
                fps: slug === 'fps' ? { kind: 'fps_id', value: '' } : null,
              })
            }}
          >
            {texts.add(texts.name[slug])}
          </Button>
        ))}
      </p>
    </>
  )
}
