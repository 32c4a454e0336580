import { useMessages } from '../messages/messages.ts'

export function Stars({ rating }: { rating: number }) {
  const { product: messages } = useMessages()
  return (
    <>
      <span aria-hidden="true">{'★'.repeat(rating) + '☆'.repeat(5 - rating)}</span>
      <span className="sr-only">{messages.stars(rating)}</span>
    </>
  )
}
