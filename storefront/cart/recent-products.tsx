import { useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { RecentCards } from '../product/recent-cards.tsx'
import { seenBefore } from '../product/recently-viewed.tsx'

/** Products viewed in this browser, for an empty cart. */
export function RecentProducts() {
  const { product: messages } = useMessages()
  const [ids] = useState(() => seenBefore())
  if (ids.length === 0) return null
  return (
    <section className="recent">
      <h2>{messages.recent}</h2>
      <RecentCards ids={ids} />
    </section>
  )
}
