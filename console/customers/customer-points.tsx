import { useState } from 'react'
import { adjustPoints } from '#contract/staff/membership.ts'
import { formatDay } from '#domain/dates.ts'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { PlaceLink } from '../parts/place-link.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { ShortList } from '../parts/short-list.tsx'
import { showTime } from '../language/show.ts'
import { useMay } from '../api/me.ts'
import { customerName, type Customer } from './customer-name.ts'
import { ComingPoints, pointsCalls } from './coming-points.tsx'
import { customerMessages } from './messages.ts'

type Movement = StaffAnswer<'GET /customers/{account_id}/points'>['data'][number]

export function CustomerPoints({ customer }: { customer: Customer }) {
  const texts = useMessages(customerMessages)
  const may = useMay()
  const [isAdjusting, setAdjusting] = useState(false)
  const points = useCall('GET /customers/{account_id}/points', {
    params: { account_id: customer._id },
    query: { per_page: 50 },
  })
  const close = () => setAdjusting(false)
  return (
    <section className="card">
      <div className="card-head">
        <h2>{texts.points}</h2>
        {may('points:adjust') ? (
          <Button kind="ghost" small onClick={() => setAdjusting(true)}>
            {texts.adjust}
          </Button>
        ) : null}
      </div>
      <QueryState query={points}>
        {({ balance, coming, data }) => (
          <>
            <p className="mb-2 text-lg font-medium">{texts.balance(balance.toLocaleString())}</p>
            <ComingPoints customer={customer} coming={coming} />
            {data.length === 0 ? <p className="text-ink-2">{texts.noMovements}</p> : null}
            <ShortList items={data}>
              {(movement) => <MovementLine key={movement._id} movement={movement} />}
            </ShortList>
          </>
        )}
      </QueryState>
      {isAdjusting ? <AdjustDialog customer={customer} onClose={close} /> : null}
    </section>
  )
}

function MovementLine({ movement }: { movement: Movement }) {
  const texts = useMessages(customerMessages)
  const language = useLanguage()
  const { points, order, reason, spendable_on: day } = movement
  return (
    <li>
      <span>
        {localize(movement.title, language)}{' '}
        {order ? (
          <PlaceLink className="link" to={`/orders/${order.reference}`}>
            {order.reference}
          </PlaceLink>
        ) : null}
        <br />
        <small className="text-ink-2">
          {showTime(movement.created_at)}
          {reason ? ` · ${reason}` : ''}
          {day ? ` · ${texts.spendableOn(formatDay(day))}` : ''}
        </small>
      </span>
      <span className="text-end tabular-nums">
        {points < 0 ? '−' : '+'}
        {Math.abs(points).toLocaleString()}
        <br />
        <small className="text-ink-2">{texts.after(movement.balance_after.toLocaleString())}</small>
      </span>
    </li>
  )
}

export function AdjustDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const texts = useMessages(customerMessages)
  return (
    <CallDialog
      id="adjust-points"
      title={texts.adjustTitle(customerName(customer, texts))}
      call={adjustPoints}
      params={{ account_id: customer._id }}
      changes={pointsCalls}
      start={{ points: undefined, reason: '' }}
      fields={{
        points: { label: texts.amount, hint: texts.amountHint },
        reason: { label: texts.reason, hint: texts.reasonShown },
      }}
      types={{ reason: 'prose' }}
      saveLabel={texts.adjust}
      done={texts.adjusted}
      onClose={onClose}
    />
  )
}
