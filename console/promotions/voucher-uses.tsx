import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { PlaceLink } from '../parts/place-link.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../language/show.ts'
import { promotionMessages } from './messages.ts'

export function VoucherUses({ id }: { id: string }) {
  const texts = useMessages(promotionMessages)
  const uses = useCall('GET /vouchers/{id}/uses', { params: { id }, query: { per_page: 50 } })
  return (
    <section className="card mt-4">
      <h2>{texts.uses}</h2>
      <QueryState query={uses}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-ink-2">{texts.noUses}</p>
          ) : (
            <ul className="lines">
              {data.map(({ order, state, is_own_code: isOwn, created_at: at }) => (
                <li key={`${order._id}-${at}`}>
                  <PlaceLink className="link" to={`/orders/${order.reference}`}>
                    {order.reference}
                  </PlaceLink>
                  <span className="text-ink-2">{showTime(at)}</span>
                  <span>{texts.useStates[state]}</span>
                  {isOwn ? <span className="text-ink-2">{texts.ownCode}</span> : null}
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  )
}
