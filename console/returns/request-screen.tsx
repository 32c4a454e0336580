import { Link, useParams } from 'react-router'
import { reasonIn } from '#contract/system-reasons.ts'
import { localize } from '#domain/locale.ts'
import { DescriptionList, type Detail } from '#ui/description-list.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Breakable } from '../parts/breakable.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showMoney, showTime } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { Thumbnail } from '../parts/thumbnail.tsx'
import { useMay } from '../api/me.ts'
import { AskBack } from './ask-back.tsx'
import { bookingMessages, giftMessages, returnMessages } from './messages.ts'
import { RequestDecision } from './request-decision.tsx'
import { requestTones } from './request-list.tsx'

type Request = StaffAnswer<'GET /refund-requests/{id}'>

export function RequestScreen() {
  const { id = '' } = useParams()
  const texts = useMessages(returnMessages)
  const request = useCall('GET /refund-requests/{id}', { params: { id } })
  const found = request.data
  return (
    <Page
      title={found ? texts.request(found.order.reference) : texts.title}
      back={{ to: '/returns', label: texts.title }}
      state={
        found ? (
          <StateBadge tone={requestTones[found.state]}>{texts.state[found.state]}</StateBadge>
        ) : null
      }
    >
      <QueryState query={request}>{(shown) => <RequestDetail request={shown} />}</QueryState>
    </Page>
  )
}

function RequestDetail({ request }: { request: Request }) {
  const texts = useMessages(returnMessages)
  const mayDecide = useMay()('refunds:issue')
  const language = useLanguage()
  const isOpen = request.state === 'waiting_for_approval'
  return (
    <div className="split">
      <div>
        <section className="card">
          <h2>{texts.columns.reason}</h2>
          <p className="whitespace-pre-line">{reasonIn(request.reason, language)}</p>
          <Pictures request={request} />
        </section>
        {isOpen && mayDecide ? (
          <>
            <AskBack key={`ask ${request._id}`} request={request} />
            <RequestDecision key={request._id} request={request} />
          </>
        ) : (
          <DecidedItems request={request} />
        )}
      </div>
      <RequestSums request={request} />
    </div>
  )
}

function Pictures({ request: { images } }: { request: Request }) {
  const texts = useMessages(returnMessages)
  const shown = images.flatMap(({ url }) => (url ? [url] : []))
  if (shown.length === 0) return null
  return (
    <ul className="return-pictures" aria-label={texts.pictures}>
      {shown.map((url, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={texts.picture(at + 1)} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function DecidedItems({ request }: { request: Request }) {
  const texts = useMessages(returnMessages)
  const gifts = useMessages(giftMessages)
  const language = useLanguage()
  return (
    <section className="card">
      <h2>{texts.items}</h2>
      <ul className="grid gap-2">
        {request.refund_items.map((item) => (
          <li key={item.order_item_id} className="flex items-center gap-3">
            <Thumbnail url={item.image?.url} />
            <div className="min-w-0">
              {localize(item.product_title, language)} ·{' '}
              {localize(item.product_variant_title, language)}
              <p className="text-ink-2">
                {item.granted_qty === null
                  ? texts.asked(item.qty)
                  : texts[request.replacement ? 'exchangedCount' : 'granted'](
                      item.granted_qty,
                      item.restocked_qty,
                    )}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {request.replacement ? (
        <p className="mt-3">
          {texts.replacement}{' '}
          <Link className="link" to={`/orders/${request.replacement.reference}`}>
            {request.replacement.reference}
          </Link>
        </p>
      ) : null}
      {request.gifts ? (
        <p className="mt-3">
          {gifts.decided[request.gifts.decision](showMoney(request.gifts.charged_amount))}
        </p>
      ) : null}
      {request.answer ? <p className="mt-3">{request.answer}</p> : null}
      {request.state === 'waiting_for_approval' ? (
        <p className="text-ink-2 mt-3">{texts.readOnly}</p>
      ) : null}
    </section>
  )
}

function RequestSums({ request }: { request: Request }) {
  const texts = useMessages(returnMessages)
  const { bookedBy } = useMessages(bookingMessages)
  const { order, granted_amount: granted, points } = request
  const details: Detail[] = [
    { term: texts.sum.asked, detail: showMoney(request.amount) },
    ...(points > 0 ? [{ term: texts.sum.points, detail: points }] : []),
    ...(granted === null
      ? [{ term: texts.sum.refundable, detail: showMoney(order.refundable) }]
      : [{ term: texts.sum.granted, detail: showMoney(granted), total: true }]),
  ]
  return (
    <section className="card">
      <h2>
        <Link className="link" to={`/orders/${order.reference}`}>
          {order.reference}
        </Link>
      </h2>
      <p className="font-medium">{order.recipient}</p>
      {order.email ? (
        <p className="mt-1">
          <a className="link" href={`mailto:${order.email}`}>
            <Breakable>{order.email}</Breakable>
          </a>
        </p>
      ) : null}
      <p className="text-ink-2 mt-1">{texts.requestedAt(showTime(request.created_at))}</p>
      {request.booked_by === null ? null : (
        <p className="text-ink-2 mt-1">{bookedBy(request.booked_by)}</p>
      )}
      <DescriptionList sums className="mt-3" details={details} />
      {request.refunds.map(({ _id, amount, method, state }) => (
        <p key={_id} className="mt-2">
          {showMoney(amount)} · {texts.method[method]} · {texts.refundState[state]}
        </p>
      ))}
    </section>
  )
}
