import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { counterMessages } from './messages.ts'
import { counterReturnMessages } from './return-messages.ts'
import type { ReturnDone } from './return-plan.ts'

/** What to hand over now, and the receipts. */
export function ReturnDoneCard({ done }: { done: ReturnDone }) {
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
