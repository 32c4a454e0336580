import { useLocation } from 'react-router'
import { lazyHead } from '../head/lazy-head.ts'
import { personalPage } from '../head/personal-page.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { FindOrder } from '../order/found-order.tsx'
import { uploadProofPath } from '../paths.ts'
import type { Route } from './+types/upload-payment-proof.ts'

export function meta(args: Route.MetaArgs) {
  return lazyHead(args, ({ order }) => [order.uploadTitle, order.uploadIntro])
}

/** spec §2: guest payment proof upload, by email or phone. */
export default function UploadPaymentProof() {
  const { order } = useLazyMessages()
  const isPhone = useLocation().pathname.endsWith('/phone')
  return (
    <main {...personalPage}>
      <FindOrder
        key={String(isPhone)}
        by={isPhone ? 'phone' : 'email'}
        title={order.uploadTitle}
        intro={order.uploadIntro}
        otherWay={uploadProofPath(isPhone ? 'email' : 'phone')}
      />
    </main>
  )
}
