import { useParams } from 'react-router'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { showTime } from '../language/show.ts'
import { IfMay } from '../parts/if-may.tsx'
import { PlaceLink } from '../parts/place-link.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { promotionMessages } from './messages.ts'
import { NewOffer, OfferPage } from './offer-page.tsx'
import { voucherCalls } from './promotion-types.ts'
import { newVoucherBody, voucherBody, type VoucherBody } from './voucher-body.ts'
import { VoucherForm } from './voucher-form.tsx'

export function NewVoucher() {
  const texts = useMessages(promotionMessages)
  const write = useWrite('POST /vouchers', { changes: voucherCalls })
  return (
    <NewOffer kind="voucher" create={(body: VoucherBody) => write.mutateAsync({ body })}>
      {(save) => <VoucherForm start={newVoucherBody} saveLabel={texts.createVoucher} save={save} />}
    </NewOffer>
  )
}

export function VoucherScreen() {
  const { id = '' } = useParams()
  const texts = useMessages(promotionMessages)
  const query = useCall('GET /vouchers/{id}', { params: { id } })
  const write = useWrite('PUT /vouchers/{id}', { changes: voucherCalls })
  const archive = useWrite('PUT /vouchers/{id}/archive', { changes: voucherCalls })
  const end = () => archive.mutateAsync({ params: { id } })
  return (
    <OfferPage kind="voucher" {...{ id, query, end }}>
      {(shown) => (
        <div className="editor">
          <VoucherForm
            start={voucherBody(shown)}
            voucher={shown}
            saveLabel={texts.save}
            save={(body, ifMatch) => write.mutateAsync({ params: { id }, body, ifMatch })}
          />
          <IfMay permission="customers:read">
            <VoucherCodes id={id} />
          </IfMay>
          <IfMay permission="orders:read">
            <VoucherUses id={id} />
          </IfMay>
        </div>
      )}
    </OfferPage>
  )
}

function VoucherUses({ id }: { id: string }) {
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

const tones = { usable: 'good', used: 'plain', expired: 'wait' } as const

/** Codes that customers redeemed; the code itself is seen by its owner only. */
function VoucherCodes({ id }: { id: string }) {
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
