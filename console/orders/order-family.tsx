import { Link } from 'react-router'
import { useMessages } from '../language/messages.ts'
import type { StaffOrder } from './order-state.tsx'
import { supplementMessages } from './supplement-messages.ts'

/** The orders that travel with this one. */
export function OrderFamily({ order }: { order: StaffOrder }) {
  const texts = useMessages(supplementMessages)
  const { supplement_of: first, supplements } = order
  return (
    <>
      {first ? (
        <p className="mb-4">
          {texts.supplementOf} <OrderLink reference={first.reference} />
        </p>
      ) : null}
      {supplements.length > 0 ? (
        <p className="mb-4">
          {texts.supplements}{' '}
          {supplements.map(({ reference, is_paid: isPaid }, at) => (
            <span key={reference}>
              {at > 0 ? ', ' : ''}
              <OrderLink reference={reference} />
              {isPaid ? '' : ` (${texts.isUnpaid})`}
            </span>
          ))}
        </p>
      ) : null}
    </>
  )
}

function OrderLink({ reference }: { reference: string }) {
  return (
    <Link className="link" to={`/orders/${reference}`}>
      {reference}
    </Link>
  )
}
