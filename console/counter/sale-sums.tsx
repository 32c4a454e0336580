import { z } from '@hono/zod-openapi'
import { useState, useEffect, useRef } from 'react'
import { issueSentences } from '#contract/issue-sentences.ts'
import { price, reason } from '#contract/shapes.ts'
import { decimalText } from '#domain/format-money.ts'
import { localize } from '#domain/locale.ts'
import { noCents } from '#domain/money.ts'
import { typedCents } from '#domain/typed-amount.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useMay } from '../api/me.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { customerName, phoneOf } from '../customers/customer-name.ts'
import { customerMessages } from '../customers/messages.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { SelectField, TextField } from '../parts/fields.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { IfMay } from '../parts/if-may.tsx'
import { partMessages } from '../parts/messages.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import type { Basket } from './basket.ts'
import { counterMessages } from './messages.ts'
import { changeBasket } from './use-basket.ts'

interface SaleSumsProps {
  basket: Basket
  quote: StaffAnswer<'POST /counter/quotes'> | undefined
}

/** Who buys, what is taken off, and why. */
export function SaleSums({ basket, quote }: SaleSumsProps) {
  const texts = useMessages(counterMessages)
  const language = useLanguage()
  const mayDiscount = useMay()('discounts:give')
  const [open, setOpen] = useState<'customer' | 'discount' | null>(null)
  const { customer, discount } = basket
  const discounts = quote?.cart.discounts.filter(({ on }) => on === 'goods') ?? []
  const close = () => setOpen(null)
  return (
    <>
      <div className="counter-row">
        <span>{customer?.name ?? texts.nobody}</span>
        {customer ? (
          <Button
            kind="link"
            onClick={() => changeBasket((before) => ({ ...before, customer: null }))}
          >
            {texts.removeCustomer}
          </Button>
        ) : (
          <IfMay permission="customers:read">
            <Button kind="link" onClick={() => setOpen('customer')}>
              {texts.chooseCustomer}
            </Button>
          </IfMay>
        )}
      </div>
      {discounts.map(({ title, amount }) => (
        <div key={title.en} className="counter-row">
          <span>{localize(title, language)}</span>
          <span className="tabular-nums">−{showMoney(amount)}</span>
        </div>
      ))}
      {mayDiscount && quote ? (
        <div className="counter-row">
          <Button kind="link" onClick={() => setOpen('discount')}>
            {discount ? texts.changeDiscount : texts.giveDiscount}
          </Button>
          {discount ? (
            <Button
              kind="link"
              onClick={() => changeBasket((before) => ({ ...before, discount: null }))}
            >
              {texts.removeDiscount}
            </Button>
          ) : null}
        </div>
      ) : null}
      {open === 'customer' ? <CustomerPicker onClose={close} /> : null}
      {open === 'discount' && quote ? (
        <DiscountDialog discount={discount} max={quote.max_discount} onClose={close} />
      ) : null}
    </>
  )
}

const limit = 8

/** Finds a customer by name, email or phone. */
function CustomerPicker({ onClose }: { onClose: () => void }) {
  const texts = useMessages(counterMessages)
  const parts = useMessages(partMessages)
  const names = useMessages(customerMessages)
  const [keyword, setKeyword] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const isAsked = keyword.trim().length >= 2
  const found = useCall(
    'GET /customers',
    { query: { keyword: keyword.trim(), per_page: limit } },
    { enabled: isAsked, keepPrevious: true },
  )
  const customers = isAsked ? found.data?.data.filter((customer) => !customer.is_closed) : undefined
  return (
    <PageDialog id="customer" onClose={onClose} title={texts.chooseCustomer}>
      <div ref={box}>
        <TextInput
          type="search"
          label={texts.findCustomer}
          value={keyword}
          autoComplete="off"
          onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
        />
      </div>
      {customers?.length === 0 ? <p className="text-ink-2 mt-3">{parts.noneFound}</p> : null}
      <ul className="found mt-3">
        {customers?.map((customer) => {
          const name = customerName(customer, names)
          const details = [customer.email, phoneOf(customer)].filter(Boolean).join(' · ')
          return (
            <li key={customer._id}>
              <Button
                kind="link"
                onClick={() => {
                  const chosen = { id: customer._id, name }
                  changeBasket((before) => ({ ...before, customer: chosen }))
                  onClose()
                }}
              >
                <span className="font-medium">{name}</span>
                <span className="text-ink-2">{details}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </PageDialog>
  )
}

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

function DiscountDialog({ discount, max, onClose }: DiscountDialogProps) {
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
