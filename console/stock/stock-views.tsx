import { useMessages } from '../language/messages.ts'
import { ViewLinks } from '../parts/view-links.tsx'
import { stockMessages } from './messages.ts'

export function StockViews() {
  const texts = useMessages(stockMessages)
  return (
    <ViewLinks
      label={texts.title}
      links={[
        { to: '/stock', label: texts.title },
        { to: '/stock/transfers', label: texts.onTheWay },
      ]}
    />
  )
}
