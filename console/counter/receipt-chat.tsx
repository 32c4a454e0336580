import { useState } from 'react'
import { nationalNumber, normaliseAreaCode } from '#domain/contact.ts'
import { ButtonLink } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { receiptText } from '../parts/customer-text.ts'
import { chatLink, chatLinkToAnybody } from '../parts/chat-link.ts'
import { useMay } from '../api/me.ts'
import { counterMessages } from './messages.ts'
import type { DoneSale } from './sale.ts'

const hongKong = '852'

/** The receipt's link for WhatsApp. The number of a customer who was chosen is filled in. */
export function ReceiptChat({ sale }: { sale: DoneSale }) {
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
