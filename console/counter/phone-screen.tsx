import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { PlaceLink } from '../parts/place-link.tsx'
import { Page } from '../parts/page.tsx'
import { CounterViews } from './counter-views.tsx'
import { counterMessages } from './messages.ts'
import { PhoneOrder } from './phone-order.tsx'
import { ShopSelect } from './shop-select.tsx'
import { ShopState } from './shop-state.tsx'
import { useShop } from './use-shop.ts'

type Taken = StaffAnswer<'POST /counter/phone-orders'> & { email: string }

/** An order for a caller: unpaid, with its way to pay sent by email. */
export function PhoneScreen() {
  const texts = useMessages(counterMessages)
  const shops = useShop()
  const [taken, setTaken] = useState<Taken | null>(null)
  return (
    <Page title={texts.title} actions={<ShopSelect shops={shops} />}>
      <CounterViews />
      {taken ? (
        <section className="card counter-done" aria-labelledby="taken">
          <h2 id="taken">{texts.taken(taken.reference)}</h2>
          <p>{texts.takenText(taken.email)}</p>
          <p>
            <PlaceLink className="link" to={`/orders/${taken.reference}`}>
              {texts.orderOf(taken.reference)}
            </PlaceLink>
          </p>
          <p>
            <Button onClick={() => setTaken(null)}>{texts.nextCall}</Button>
          </p>
        </section>
      ) : (
        <ShopState shops={shops}>
          {(shop) => (
            <PhoneOrder
              key={shop._id}
              shop={shop}
              onTaken={(order, email) => setTaken({ ...order, email })}
            />
          )}
        </ShopState>
      )}
    </Page>
  )
}
