import { Notice } from '#ui/notice.tsx'
import { useWrite } from '../api/use-write.ts'
import { counterCalls } from '../counter/counter-calls.ts'
import { PayParts } from '../counter/pay-parts.tsx'
import { ShopSelect } from '../counter/shop-select.tsx'
import { ShopState } from '../counter/shop-state.tsx'
import { TillClosed } from '../counter/till-closed.tsx'
import { useShop } from '../counter/use-shop.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { actionMessages } from './action-messages.ts'
import { changeOf } from './change-of.ts'
import type { StaffOrder } from './order-state.tsx'

interface TakePaymentProps {
  order: StaffOrder
  onDone: () => void
  onClose: () => void
}

/** Cash, Octopus or card for an order that is still to be paid, into the till of this shop. */
export function TakePayment({ order, onDone, onClose }: TakePaymentProps) {
  const texts = useMessages(actionMessages)
  const shops = useShop()
  const write = useWrite('POST /orders/{id}/counter-payments', { changes: counterCalls, onDone })
  return (
    <ShopState shops={shops}>
      {(shop) => (
        <>
          <div className="mb-4">
            <ShopSelect shops={shops} />
          </div>
          <TillClosed shop={shop} />
          {Number(order.payment.received) > 0 ? (
            <Notice tone="info" className="mb-4">
              {texts.dueNow(showMoney(order.payment.amount))}
            </Notice>
          ) : null}
          <PayParts
            due={order.payment.amount}
            mayLeaveRest
            onClose={onClose}
            onPaid={async (payments) => {
              await write.mutateAsync(changeOf(order, { warehouse_id: shop._id, payments }))
            }}
          />
        </>
      )}
    </ShopState>
  )
}
