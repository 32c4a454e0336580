import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useMessages } from '../language/messages.ts'
import { DateTimeField } from '../parts/fields.tsx'
import { OptionalField } from '../parts/optional-fields.tsx'
import { promotionMessages } from './messages.ts'
import { ScopeField } from './scope-field.tsx'

interface TermsFieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  names: Record<'scope' | 'min_spend' | 'min_quantity' | 'starts_at' | 'ends_at', FieldPath<Values>>
  /** A bundle covers what its parts cover. */
  hasScope?: boolean
  /** Product prices have no minimum. */
  hasMinimum: boolean
  /** The choice of members, for what can be limited to them. */
  members?: ReactNode
}

/** What promotions and vouchers share: what they cover, from what minimum, and when. */
export function TermsFields<Values extends FieldValues>(props: TermsFieldsProps<Values>) {
  const { form, names, hasScope = true, hasMinimum, members = null } = props
  const texts = useMessages(promotionMessages).fields
  return (
    <>
      {hasScope ? (
        <section className="card form-grid">
          <h2>{texts.scope}</h2>
          <ScopeField form={form} name={names.scope} label={texts.scope} />
        </section>
      ) : null}
      <section className="card form-grid">
        <h2>{texts.conditions}</h2>
        {hasMinimum ? (
          <div className="grid gap-4 w767:grid-cols-2">
            <OptionalField form={form} name={names.min_spend} label={texts.minSpend} kind="money" />
            <OptionalField
              form={form}
              name={names.min_quantity}
              label={texts.minQuantity}
              kind="number"
            />
          </div>
        ) : (
          <p className="text-ink-2">{texts.cartOnly}</p>
        )}
        {members}
        <div className="grid gap-4 w767:grid-cols-2">
          <DateTimeField
            form={form}
            name={names.starts_at}
            label={texts.starts}
            hint={texts.startsHint}
          />
          <DateTimeField
            form={form}
            name={names.ends_at}
            label={texts.ends}
            hint={texts.endsHint}
          />
        </div>
      </section>
    </>
  )
}

export const termNames = {
  scope: 'scope',
  min_spend: 'min_spend',
  min_quantity: 'min_quantity',
  starts_at: 'starts_at',
  ends_at: 'ends_at',
} as const
