import { Link } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { useMessages } from '../language/messages.ts'
import { counterMessages } from './messages.ts'
import { useOpenTill } from './use-open-till.ts'
import type { Shop } from './use-shop.ts'

/** Says that nothing can be sold until the till is open, and leads there. */
export function TillClosed({ shop }: { shop: NonNullable<Shop> }) {
  const texts = useMessages(counterMessages)
  const till = useOpenTill(shop._id)
  if (till !== null) return null
  return (
    <Notice tone="info" className="mb-4">
      {texts.tillClosed}{' '}
      <Link className="link" to="/counter/till">
        {texts.openTill}
      </Link>
    </Notice>
  )
}
