import { Fieldset } from '#ui/field.tsx'
import { RadioCard } from '#ui/radio-card.tsx'
import { fieldId, useProblem } from '../address/bound-input.tsx'
import { FormSection } from '../address/form-section.tsx'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { CardChoice } from '../payment/card-choice.tsx'
import type { Checkout } from './use-checkout.ts'

export function PaymentChoice({ form }: { form: Checkout }) {
  const { checkout } = useLazyMessages()
  const error = useProblem({ form, field: 'payment' })
  return (
    <FormSection id="payment" title={checkout.payment}>
      <Fieldset legend={checkout.paymentMethod} legendHidden error={error}>
        {form.payments.map(({ slug, title, description }, at) => (
          <RadioCard
            key={slug}
            {...(at === 0 && { id: fieldId('payment') })}
            name="payment"
            value={slug}
            title={title}
            detail={description}
            checked={form.chosen.payment?.slug === slug}
            onChange={() => form.set('payment', slug)}
          >
            {slug === 'card' && form.cards.length > 0 ? (
              <CardChoice
                cards={form.cards}
                choice={form.draft.card}
                onChoose={(choice) => form.set('card', choice)}
              />
            ) : null}
          </RadioCard>
        ))}
      </Fieldset>
    </FormSection>
  )
}
