import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { StaffInput } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { Page } from '../parts/page.tsx'
import { BasketCard, useQuote } from './basket-card.tsx'
import { bodyOfBasket } from './basket.ts'
import { counterCalls } from './counter-calls.ts'
import { CounterViews } from './counter-views.tsx'
import { counterMessages } from './messages.ts'
import { PayParts } from './pay-parts.tsx'
import { SaleDone } from './sale-done.tsx'
import { SaleSums } from './sale-sums.tsx'
import type { DoneSale, Sale } from './sale.ts'
import { ShopSelect } from './shop-select.tsx'
import { ShopState } from './shop-state.tsx'
import { TillClosed } from './till-closed.tsx'
import { clearBasket, useBasket } from './use-basket.ts'
import { useShop, type Shop } from './use-shop.ts'

/** Scan, take the money, next. */
export function SaleScreen() {
  const texts = useMessages(counterMessages)
  const shops = useShop()
  const [sale, setSale] = useState<DoneSale | null>(null)
  return (
    <Page title={texts.title} actions={<ShopSelect shops={shops} />}>
      <CounterViews />
      {sale ? (
        <SaleDone sale={sale} onNext={() => setSale(null)} />
      ) : (
        <ShopState shops={shops}>
          {(shop) => <OpenSale key={shop._id} shop={shop} onSold={setSale} />}
        </ShopState>
      )}
    </Page>
  )
}

interface OpenSaleProps {
  shop: NonNullable<Shop>
  onSold: (sale: DoneSale) => void
}

function OpenSale({ shop, onSold }: OpenSaleProps) {
  const texts = useMessages(counterMessages)
  const basket = useBasket()
  const [isPaying, setPaying] = useState(false)
  const isEmpty = basket.lines.length === 0
  const body = bodyOfBasket(basket, shop._id)
  const quoted = useQuote(body)
  const { quote } = quoted
  const isSellable =
    quote?.cart.cart_items.every(({ problem }) => problem === null) === true && !quoted.isOutdated
  return (
    <>
      <TillClosed shop={shop} />
      <div className="split counter">
        <BasketCard basket={basket} shop={shop} quoted={quoted} />
        <section className="card counter-sums" aria-label={texts.sums}>
          <SaleSums basket={basket} quote={quote} />
          <div className="counter-pay">
            <output className="counter-total" aria-live="polite">
              <span>{texts.total}</span>
              <strong>{showMoney(quote?.cart.calculations.price.total ?? '0.00')}</strong>
            </output>
            <Button wide disabled={!isSellable} onClick={() => setPaying(true)}>
              {texts.pay}
            </Button>
          </div>
          {isEmpty ? null : (
            <Button kind="link" onClick={clearBasket}>
              {texts.clear}
            </Button>
          )}
        </section>
      </div>
      {isPaying && quote ? (
        <PayDialog
          body={body}
          total={quote.cart.calculations.price.total}
          onClose={() => setPaying(false)}
          onPaid={(sale) => {
            const { customer } = basket
            clearBasket()
            onSold({ ...sale, customer })
          }}
        />
      ) : null}
    </>
  )
}

type SaleBody = NonNullable<StaffInput<'POST /counter/sales'>['body']>

interface PayDialogProps {
  body: Omit<SaleBody, 'expected_total' | 'payments'>
  total: string
  onClose: () => void
  onPaid: (sale: Sale) => void
}

function PayDialog({ body, total, onClose, onPaid }: PayDialogProps) {
  const texts = useMessages(counterMessages)
  const locale = useLanguage()
  const write = useWrite('POST /counter/sales', { changes: counterCalls })
  return (
    <PageDialog id="pay" onClose={onClose} title={texts.payTitle(showMoney(total))}>
      <PayParts
        due={total}
        onClose={onClose}
        onPaid={async (payments) => {
          const sale = { ...body, locale, expected_total: total, payments }
          onPaid(await write.mutateAsync({ body: sale }))
        }}
      />
    </PageDialog>
  )
}
