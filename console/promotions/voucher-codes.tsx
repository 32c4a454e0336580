import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { PlaceLink } from '../parts/place-link.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { promotionMessages } from './messages.ts'

const tones = { usable: 'good', used: 'plain', expired: 'wait' } as const

/** Codes that customers redeemed; the code itself is seen by its owner only. */
export function VoucherCodes({ id }: { id: string }) {
  const texts = useMessages(promotionMessages)
  const codes = useCall('GET /vouchers/{id}/codes', { params: { id }, query: { per_page: 50 } })
  return (
    <section className="card mt-4">
      <h2>{texts.codes}</h2>
      <QueryState query={codes}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-ink-2">{texts.noCodes}</p>
          ) : (
            <ul className="lines">
              {data.map((code) => (
                <li key={code._id}>
                  {code.account_id ? (
                    <PlaceLink className="link" to={`/customers/${code.account_id}`}>
                      {showTime(code.redeemed_at)}
                    </PlaceLink>
                  ) : (
                    <span>{showTime(code.redeemed_at)}</span>
                  )}
                  <span className="text-ink-2">{texts.codePoints(code.points)}</span>
                  {code.order ? (
                    <PlaceLink className="link" to={`/orders/${code.order.reference}`}>
                      {code.order.reference}
                    </PlaceLink>
                  ) : code.expires_at ? (
                    <span className="text-ink-2">{texts.codeUntil(showTime(code.expires_at))}</span>
                  ) : null}
                  <StateBadge tone={tones[code.state]}>{texts.codeStates[code.state]}</StateBadge>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  )
}
