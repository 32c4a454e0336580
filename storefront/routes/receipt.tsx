import { localeOfPath } from '../locale.ts'
import { messagesIn, useMessages } from '../all-messages.ts'
import { ReceiptPage } from '../order/receipt-page.tsx'
import { personalHead, personalPage } from '../session/personal-page.ts'
import type { Route } from './+types/receipt.ts'

export function meta(args: Route.MetaArgs) {
  const { order } = messagesIn(localeOfPath(args.location.pathname))
  return personalHead(args, order.receipt, order.description)
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
