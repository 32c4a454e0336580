import { useState } from 'react'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { IfMay } from '../parts/if-may.tsx'
import { useMay } from '../api/me.ts'
import type { Basket } from './basket.ts'
import { CustomerPicker } from './customer-picker.tsx'
import { DiscountDialog } from './discount-dialog.tsx'
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
