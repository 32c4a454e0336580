import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import type { Order, OrderHandle } from './order-query.ts'
import { BackToCart } from './back-to-cart.tsx'
import { PayChoice } from './pay-choice.tsx'

/** Collapsed: customers with transfer details in view rarely want another method. */
export function OtherWays({ order, handle }: { order: Order; handle: OrderHandle }) {
  const { paying: messages } = useLazyMessages()
  const [isOpen, setOpen] = useState(false)
  const mayPay = order.actions.some((each) => each.action === 'pay' && each.is_allowed)
  if (!mayPay) return null
  return (
    <div className="grid justify-items-start gap-5 border-t border-line pt-4 print:hidden">
      <Button
        kind="link"
        aria-expanded={isOpen}
        aria-controls="other-ways"
        onClick={() => setOpen(!isOpen)}
      >
        {messages.another}
      </Button>
      <div id="other-ways" className={isOpen ? 'grid w-full gap-5' : 'hidden'}>
        {isOpen ? (
          <>
            <PayChoice order={order} handle={handle} />
            <BackToCart order={order} handle={handle} />
          </>
        ) : null}
      </div>
    </div>
  )
}
