import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { orderPath } from '../paths.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { accessHere, owner } from './order-access.ts'
import { OrderFailed, OrderMissing, OrderSkeleton } from './order-placeholders.tsx'
import { useReceipt } from './receipt-query.ts'
import { ReceiptSheet } from './receipt-sheet.tsx'

export function ReceiptPage({ id }: { id: string }) {
  const { order: messages } = useLazyMessages()
  const path = useLocalePath()
  const isInBrowser = useInBrowser()
  const handle = { id, access: isInBrowser ? accessHere(id) : owner }
  const { receipt, isMissing, isUnpaid, isFailed, reload } = useReceipt(handle)
  if (isMissing) return <OrderMissing />
  return (
    <>
      <p className="print:hidden">
        <Link className="link" href={path(orderPath(id))}>
          {messages.receiptPage.back}
        </Link>
      </p>
      {receipt ? (
        <ReceiptSheet receipt={receipt} />
      ) : (
        <h1 className="text-28">{messages.receipt}</h1>
      )}
      {isUnpaid ? <Notice tone="info">{messages.receiptPage.unpaid}</Notice> : null}
      {isFailed ? <OrderFailed reload={reload} text={messages.loadFailed} /> : null}
      {receipt || isUnpaid || isFailed ? null : <OrderSkeleton />}
    </>
  )
}
