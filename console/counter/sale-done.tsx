import { useEffect, useRef, useState } from 'react'
import { emailReceipt } from '#contract/staff/counter.ts'
import { nationalNumber, normaliseAreaCode } from '#domain/contact.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMay } from '../api/me.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { chatLink, chatLinkToAnybody } from '../parts/chat-link.ts'
import { receiptText } from '../parts/customer-text.ts'
import { TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { PlaceLink } from '../parts/place-link.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { counterMessages } from './messages.ts'
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
