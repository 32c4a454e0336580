import { useMessages } from '../all-messages.ts'
import { ReceiptPage } from '../order/receipt-page.tsx'
import { lateHead } from '../session/late-head.ts'
import { personalPage } from '../session/personal-page.ts'
import type { Route } from './+types/receipt.ts'

export function meta(args: Route.MetaArgs) {
  return lateHead(args, ({ order }) => [order.receipt, order.description])
}

export default function ReceiptRoute({ params }: Route.ComponentProps) {
  const { order } = useMessages()
  return (
    <main {...personalPage}>
      <noscript>{order.needsScript}</noscript>
      <ReceiptPage key={params.id} id={params.id} />
    </main>
  )
}
