import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { errorText } from '../api/error-text.ts'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { showMoney } from '../parts/show.ts'
import { bodyOfBasket, withOne } from './basket.ts'
import { BasketLines } from './basket-lines.tsx'
import { CounterViews } from './counter-views.tsx'
import { ItemField } from './item-field.tsx'
import { counterMessages } from './messages.ts'
import { PayDialog } from './pay-dialog.tsx'
import type { Sale } from './sale.ts'
import { SaleDone } from './sale-done.tsx'
import { SaleSums } from './sale-sums.tsx'
import { ShopSelect } from './shop-select.tsx'
import { TillClosed } from './till-closed.tsx'
import { changeBasket, clearBasket, useBasket } from './use-basket.ts'
import { useShop, type Shop } from './use-shop.ts'

/** Scan, take the money, next. */
export function SaleScreen() {
  const texts = useMessages(counterMessages)
  const shops = useShop()
  const [sale, setSale] = useState<Sale | null>(null)
  return (
    <Page title={texts.title} actions={<ShopSelect shops={shops} />}>
      <CounterViews />
      {sale ? (
        <SaleDone sale={sale} onNext={() => setSale(null)} />
      ) : shops.shop ? (
        <OpenSale key={shops.shop._id} shop={shops.shop} onSold={setSale} />
      ) : null}
    </Page>
  )
}

interface OpenSaleProps {
  shop: NonNullable<Shop>
  onSold: (sale: Sale) => void
}

function OpenSale({ shop, onSold }: OpenSaleProps) {
  const texts = useMessages(counterMessages)
  const basket = useBasket()
  const [isPaying, setPaying] = useState(false)
  const isEmpty = basket.lines.length === 0
  const body = bodyOfBasket(basket, shop._id)
  const quoted = useCall(
    'POST /counter/quotes',
    { body },
    { enabled: !isEmpty, keepPrevious: true },
  )
  const quote = isEmpty ? undefined : quoted.data
  const isSellable =
    quote?.cart.cart_items.every(({ problem }) => problem === null) === true &&
    !quoted.isPlaceholderData
  return (
    <>
      <TillClosed shop={shop} />
      <div className="split counter">
        <section className="card">
          <ItemField
            onFound={({ variant_id: id }) => changeBasket((before) => withOne(before, id))}
          />
          {quoted.error && !isEmpty ? (
            <Notice tone="error" live="alert" className="mt-3">
              {errorText(quoted.error)}
            </Notice>
          ) : null}
          <BasketLines basket={basket} quote={quote} shop={shop} />
        </section>
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
            clearBasket()
            onSold(sale)
          }}
        />
      ) : null}
    </>
  )
}
