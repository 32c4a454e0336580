import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Drawing } from '#ui/drawing.tsx'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { OrderLookup, type LookupBy } from './order-lookup.tsx'
import type { OrderHandle } from './order-query.ts'
import { OrderView } from './order-view.tsx'
import { useOrder } from './use-order.ts'

interface FindOrderProps {
  by: LookupBy
  title: string
  intro: string
  otherWay: string
}

/** The lookup form, replaced by the order once found. */
export function FindOrder({ by, title, intro, otherWay }: FindOrderProps) {
  const { order: messages } = useLazyMessages()
  const [handle, setHandle] = useState<OrderHandle | null>(null)
  if (handle) {
    return (
      <>
        <p className="print:hidden">
          <Button kind="link" onClick={() => setHandle(null)}>
            {messages.findAnother}
          </Button>
        </p>
        <FoundOrder handle={handle} />
      </>
    )
  }
  return (
    <div className="mx-auto grid w-full max-w-form content-start gap-6 w991:pt-6">
      <Drawing name="parcel" />
      <h1 className="text-28">{title}</h1>
      <p className="text-ink-2">{intro}</p>
      <noscript>{messages.needsScript}</noscript>
      <div className="needs-script">
        <OrderLookup
          by={by}
          otherWay={otherWay}
          onFound={setHandle}
          onCleared={() => setHandle(null)}
        />
      </div>
    </div>
  )
}

function FoundOrder({ handle }: { handle: OrderHandle }) {
  const { order } = useOrder(handle)
  const place = useRef<HTMLDivElement>(null)

  // The form had focus and is now unmounted.
  useEffect(() => place.current?.focus(), [])

  return (
    <div ref={place} tabIndex={-1}>
      {order ? <OrderView order={order} handle={handle} /> : null}
    </div>
  )
}
