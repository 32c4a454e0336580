import { useEffect, useRef } from 'react'
import { emailReceipt } from '#contract/staff/counter.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { PlaceLink } from '../parts/place-link.tsx'
import { TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { showMoney } from '../language/show.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { counterMessages } from './messages.ts'
import { ReceiptChat } from './receipt-chat.tsx'
import type { DoneSale } from './sale.ts'

interface SaleDoneProps {
  sale: DoneSale
  onNext: () => void
}

/** The change to hand back, the receipt, and the next customer. */
export function SaleDone({ sale, onNext }: SaleDoneProps) {
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
