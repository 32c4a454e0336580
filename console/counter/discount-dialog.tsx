import { z } from '@hono/zod-openapi'
import { issueSentences } from '#contract/issue-sentences.ts'
import { price, reason } from '#contract/shapes.ts'
import { decimalText } from '#domain/format-money.ts'
import { noCents } from '#domain/money.ts'
import { typedCents } from '#domain/typed-amount.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useMessages } from '../language/messages.ts'
import { SelectField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { showMoney } from '../parts/show.ts'
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
  const parts = useMessages(partMessages)
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
    <Dialog
      id="discount"
      open
      onClose={onClose}
      title={texts.giveDiscount}
      closeLabel={parts.close}
    >
      <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.takeOff}>
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
      </Form>
    </Dialog>
  )
}

function valueOf(discount: NonNullable<Basket['discount']>): string {
  return discount.kind === 'percent' ? String(discount.percent) : discount.amount
}
