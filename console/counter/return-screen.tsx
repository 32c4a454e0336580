import type { UseQueryResult } from '@tanstack/react-query'
import { useState, useEffect, useRef } from 'react'
import { useParams, Link } from 'react-router'
import { normaliseReference } from '#domain/order/reference.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { counterMessages } from './messages.ts'
import { ReturnForm } from './return-form.tsx'
import { counterReturnMessages } from './return-messages.ts'
import type { ReturnDone } from './return-plan.ts'
import { ShopSelect } from './shop-select.tsx'
import { ShopState } from './shop-state.tsx'
import { TillClosed } from './till-closed.tsx'
import { useShop, type Shop } from './use-shop.ts'

/** What comes back of an order; then the money, or the other size. */
export function ReturnScreen() {
  const { views } = useMessages(counterMessages)
  const texts = useMessages(counterReturnMessages)
  const { id = '' } = useParams()
  const shops = useShop()
  const { shop } = shops
  const query = { warehouse_id: shop?._id ?? '' }
  const found = useCall('GET /counter/returns/{id}', { params: { id }, query }, { enabled: !!shop })
  const reference = found.data?.order.reference ?? normaliseReference(id)
  return (
    <Page
      title={reference ? texts.titleOf(reference) : views.returns}
      back={{ to: '/counter/returns', label: views.returns }}
      actions={<ShopSelect shops={shops} />}
    >
      <ShopState shops={shops}>
        {(here) => (
          <>
            <TillClosed shop={here} />
            <FoundOrder found={found} shop={here} />
          </>
        )}
      </ShopState>
    </Page>
  )
}

interface FoundOrderProps {
  found: UseQueryResult<StaffAnswer<'GET /counter/returns/{id}'>>
  shop: NonNullable<Shop>
}

function FoundOrder({ found, shop }: FoundOrderProps) {
  const texts = useMessages(counterReturnMessages)
  // Outlives the form: nothing of the order may be left to bring back.
  const [done, setDone] = useState<ReturnDone | null>(null)
  if (done) return <ReturnDoneCard done={done} />
  return (
    <QueryState query={found}>
      {(returnable) =>
        returnable.refusal === null ? (
          <ReturnForm key={shop._id} returnable={returnable} shop={shop} onDone={setDone} />
        ) : (
          <Notice tone="info">{texts.refusals[returnable.refusal] ?? texts.refused}</Notice>
        )
      }
    </QueryState>
  )
}

/** What to hand over now, and the receipts. */
function ReturnDoneCard({ done }: { done: ReturnDone }) {
  const texts = useMessages(counterReturnMessages)
  const counter = useMessages(counterMessages)
  const language = useLanguage()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="card counter-done" aria-labelledby="brought-back">
      <h2 id="brought-back" ref={title} tabIndex={-1}>
        {done.sale ? texts.exchanged : texts.broughtBack}
      </h2>
      {Number(done.cash) > 0 ? (
        <p className="counter-change">
          {texts.handBack} <strong>{showMoney(done.cash)}</strong>
        </p>
      ) : null}
      {Number(done.change) > 0 ? (
        <p className="counter-change">
          {counter.change} <strong>{showMoney(done.change)}</strong>
        </p>
      ) : null}
      {Number(done.pending) > 0 ? <p>{texts.pending(showMoney(done.pending))}</p> : null}
      {done.points > 0 ? <p>{texts.pointsBack(done.points)}</p> : null}
      {done.sale ? (
        <p>
          <Link className="link" to={`/orders/${done.sale.reference}`}>
            {counter.orderOf(done.sale.reference)}
          </Link>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          kind="ghost"
          icon="print"
          href={`${done.receipt_url}&lang=${language}`}
          target="_blank"
        >
          {texts.printRefund}
        </ButtonLink>
        {done.sale ? (
          <ButtonLink
            kind="ghost"
            icon="print"
            href={`${done.sale.receipt_url}&lang=${language}`}
            target="_blank"
          >
            {counter.printReceipt}
          </ButtonLink>
        ) : null}
      </div>
      <p>
        <Link className="link" to="/counter/returns">
          {texts.next}
        </Link>
      </p>
    </section>
  )
}
