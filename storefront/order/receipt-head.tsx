import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useShopData } from '../shop-data.ts'

/** The seller; shown in print only. */
export function ReceiptHead() {
  const { order } = useLazyMessages()
  const shop = useShopData()
  if (!shop) return null
  const { name, contact } = shop.brand
  return (
    <div className="hidden border-b border-ink pb-3 print:block">
      <p className="text-22 font-medium">{name}</p>
      <p>{contact.address}</p>
      <p>
        {contact.phone} · {contact.email}
      </p>
      <p className="mt-2 font-medium">{order.receipt}</p>
    </div>
  )
}
