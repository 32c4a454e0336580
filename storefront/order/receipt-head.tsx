import { useRouteLoaderData } from 'react-router'
import { useLateMessages } from '../messages/late-messages.ts'
import type { loader } from '../root.tsx'

/** Who sold it, on paper only. */
export function ReceiptHead() {
  const { order } = useLateMessages()
  const shop = useRouteLoaderData<typeof loader>('root')
  if (!shop) return null
  const { name, contact } = shop.brand
  return (
    <div className="hidden border-b border-ink pb-3 print:block">
      <p className="text-22 font-medium">{name}</p>
      <p>{contact.address}</p>
      <p>
        {contact.phone} · {contact.email}
      </p>
      <p className="mt-3 font-medium">{order.receipt}</p>
    </div>
  )
}
