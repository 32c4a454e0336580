import { z } from '@hono/zod-openapi'
import { issueSentences } from '#contract/issue-sentences.ts'
import { price, reason } from '#contract/shapes.ts'
import { decimalText } from '#domain/format-money.ts'
import { noCents } from '#domain/money.ts'
import { typedCents } from '#domain/typed-amount.ts'
import { useMessages } from '../language/messages.ts'
import { SelectField, TextField } from '../parts/fields.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { showMoney } from '../language/show.ts'
import { useContractForm } from '../parts/use-contract-form.ts'
import type { Basket } from './basket.ts'
import { counterMessages } from './messages.ts'
import { changeBasket } from './use-basket.ts'

const shape = z.object({
  kind: z.enum(['percent', 'amount']),
  value: price.refine((value) => Number(value) > 0, issueSentences.above_zero.en),
  reason: reason.max(120),
})

interface DiscountDialogProps {
  discount: Basket['discount']
  /** The most this person may take off. */
  max: string
  onClose: () => void
}

export function DiscountDialog({ discount, max, onClose }: DiscountDialogProps) {
  const texts = useMessages(counterMessages)
  const { form, submit } = useContractForm({
    shape,
    defaults: {
      kind: discount?.kind ?? 'percent',
      value: discount ? valueOf(discount) : '',
      reason: discount?.reason ?? '',
    },
    async save({ kind, value, reason: why }) {
      const number = typedCents(value) ?? noCents
      const given =
        kind === 'percent'
          ? { kind, percent: Math.min(number / 100, 100), reason: why }
          : { kind, amount: decimalText(number), reason: why }
      changeBasket((before) => ({ ...before, discount: given }))
      onClose()
    },
  })
  return (
    <FormDialog
      id="discount"
      title={texts.giveDiscount}
      {...{ form, submit, onClose }}
      saveLabel={texts.takeOff}
    >
      <p className="text-ink-2">{texts.atMost(showMoney(max))}</p>
      <div className="pairs">
        <SelectField
          form={form}
          name="kind"
          label={texts.discountKind}
          options={[
            { value: 'percent', label: texts.percent },
            { value: 'amount', label: texts.amount },
          ]}
        />
        <TextField form={form} name="value" label={texts.discountValue} />
      </div>
      <TextField form={form} name="reason" label={texts.reason} hint={texts.reasonHint} />
    </FormDialog>
  )
}

function valueOf(discount: NonNullable<Basket['discount']>): string {
  return discount.kind === 'percent' ? String(discount.percent) : discount.amount
}
