import { lazyHead } from '../head/lazy-head.ts'
import { personalPage } from '../head/personal-page.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { ReceiptPage } from '../order/receipt-page.tsx'
import type { Route } from './+types/receipt.ts'

export function meta(args: Route.MetaArgs) {
  return lazyHead(args, ({ order }) => [order.receipt, order.description])
}

export default function ReceiptRoute({ params }: Route.ComponentProps) {
  const { order } = useLazyMessages()
  return (
    <main {...personalPage}>
      <noscript>{order.needsScript}</noscript>
      <ReceiptPage key={params.id} id={params.id} />
    </main>
  )
}
