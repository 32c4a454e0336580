import { useState, useEffect, useRef } from 'react'
import { emailReceipt } from '#contract/staff/counter.ts'
import { nationalNumber, normaliseAreaCode } from '#domain/contact.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMay } from '../api/me.ts'
import type { StaffInput } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { chatLink, chatLinkToAnybody } from '../parts/chat-link.ts'
import { receiptText } from '../parts/customer-text.ts'
import { TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { PageDialog } from '../parts/page-dialog.tsx'
import { Page } from '../parts/page.tsx'
import { PlaceLink } from '../parts/place-link.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { BasketCard, useQuote } from './basket-card.tsx'
import { bodyOfBasket } from './basket.ts'
import { counterCalls } from './counter-calls.ts'
import { CounterViews } from './counter-views.tsx'
import { counterMessages } from './messages.ts'
import { PayParts } from './pay-parts.tsx'
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

interface SaleDoneProps {
  sale: DoneSale
  onNext: () => void
}

/** The change to hand back, the receipt, and the next customer. */
function SaleDone({ sale, onNext }: SaleDoneProps) {
  const texts = useMessages(counterMessages)
  const language = useLanguage()
  const next = useRef<HTMLDivElement>(null)
  useEffect(() => next.current?.querySelector('button')?.focus(), [])
  return (
    <section className="card counter-done" aria-labelledby="sold">
      <h2 id="sold">{texts.sold(showMoney(sale.total))}</h2>
      {sale.change === '0.00' ? null : (
        <p className="counter-change">
          {texts.change} <strong>{showMoney(sale.change)}</strong>
        </p>
      )}
      <p>
        <PlaceLink className="link" to={`/orders/${sale.reference}`}>
          {texts.orderOf(sale.reference)}
        </PlaceLink>
      </p>
      <div ref={next} className="flex flex-wrap gap-2">
        <Button onClick={onNext}>{texts.next}</Button>
        <ButtonLink
          kind="ghost"
          icon="print"
          href={`${sale.receipt_url}&lang=${language}`}
          target="_blank"
        >
          {texts.printReceipt}
        </ButtonLink>
      </div>
      <ReceiptEmail orderId={sale.order_id} />
      <ReceiptChat sale={sale} />
    </section>
  )
}

function ReceiptEmail({ orderId }: { orderId: string }) {
  const texts = useMessages(counterMessages)
  const write = useWrite('POST /orders/{id}/receipt-emails', { changes: ['GET /orders/{id}'] })
  const { form, submit } = useContractForm({
    shape: bodyOf(emailReceipt),
    defaults: { email: '' },
    async save(body) {
      await write.mutateAsync({ params: { id: orderId }, body })
      showToast(texts.receiptSent(body.email))
      return { email: '' }
    },
  })
  return (
    <Form form={form} submit={submit} saveLabel={texts.emailReceipt} isSecond>
      <TextField form={form} name="email" type="email" label={texts.email} isOptional />
    </Form>
  )
}

const hongKong = '852'

/** The receipt's link for WhatsApp. The number of a customer who was chosen is filled in. */
function ReceiptChat({ sale }: { sale: DoneSale }) {
  const texts = useMessages(counterMessages)
  const may = useMay()
  const [typed, setTyped] = useState<{ areaCode?: string; phone?: string }>({})
  const known = useCall(
    'GET /customers/{account_id}',
    { params: { account_id: sale.customer?.id ?? '' } },
    { enabled: sale.customer !== null && may('customers:read') },
  ).data
  const areaCode = typed.areaCode ?? (known?.area_code || hongKong)
  const phone = typed.phone ?? known?.phone ?? ''
  const text = receiptText(sale)
  const area_code = normaliseAreaCode(areaCode) ?? ''
  const number = { area_code, phone: nationalNumber(area_code, phone) ?? '' }
  return (
    <div className="grid gap-4">
      <div className="phone-number">
        <TextInput
          label={texts.areaCode}
          inputMode="tel"
          value={areaCode}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, areaCode: value })}
        />
        <TextInput
          label={texts.chatNumber}
          hint={texts.chatHint}
          type="tel"
          value={phone}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, phone: value })}
        />
      </div>
      <div className="form-buttons">
        <ButtonLink
          kind="ghost"
          icon="whatsapp"
          href={chatLink(number, text) ?? chatLinkToAnybody(text)}
          target="_blank"
          rel="noreferrer"
        >
          {texts.chatReceipt}
        </ButtonLink>
      </div>
    </div>
  )
}
