import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { LetterDialog } from '../parts/letter-dialog.tsx'
import { useReaderLocale } from '../api/me.ts'
import { customerText } from '../parts/customer-text.ts'
import type { StaffOrder } from './order-state.tsx'
import { writeMessages } from './write-messages.ts'

/** An email from the shop, or a text for a chat, in the customer's language. */
export function WriteToCustomer({ order }: { order: StaffOrder }) {
  const texts = useMessages(writeMessages)
  const [isOpen, setOpen] = useState(false)
  const { email, phone } = order.delivery.recipient
  if (!email && !phone) return null
  return (
    <>
      <Button kind="ghost" small icon="mail" className="mt-3" onClick={() => setOpen(true)}>
        {texts.write}
      </Button>
      {isOpen ? <OrderLetter order={order} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function OrderLetter({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const texts = useMessages(writeMessages)
  const { email, area_code, phone } = order.delivery.recipient
  const locale = useReaderLocale()(order.locale)
  const write = useWrite('POST /orders/{id}/emails', {
    changes: ['GET /orders/{id}', 'GET /orders/{id}/messages'],
  })
  return (
    <LetterDialog
      id="write-to-customer"
      title={texts.title(order.reference)}
      reader={{ locale, email, area_code, phone }}
      start={customerText({ ...order, locale })}
      about={email === '' ? texts.noEmail : texts.to(email)}
      send={(body) => write.mutateAsync({ params: { id: order._id }, body })}
      onClose={onClose}
    />
  )
}
