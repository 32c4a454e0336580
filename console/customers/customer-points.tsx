import { useState } from 'react'
import { adjustPoints } from '#contract/staff/membership.ts'
import { formatDay } from '#domain/dates.ts'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { PlaceLink } from '../parts/place-link.tsx'
import { NumberField, ProseField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { QueryState } from '../parts/query-state.tsx'
import { ShortList } from '../parts/short-list.tsx'
import { showTime } from '../parts/show.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { useMay } from '../session/me.ts'
import { customerName, type Customer } from './customer-name.ts'
import { ComingPoints } from './coming-points.tsx'
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

function AdjustDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const texts = useMessages(customerMessages)
  const parts = useMessages(partMessages)
  const write = useWrite('POST /customers/{account_id}/points', {
    changes: ['GET /customers/{account_id}/points', 'GET /customers/{account_id}'],
    onDone() {
      showToast(texts.adjusted)
      onClose()
    },
  })
  const { form, submit } = useContractForm({
    shape: bodyOf(adjustPoints),
    defaults: { reason: '' },
    save: async (body) =>
      void (await write.mutateAsync({ params: { account_id: customer._id }, body })),
  })
  return (
    <Dialog
      id="adjust-points"
      open
      onClose={onClose}
      title={texts.adjustTitle(customerName(customer, texts))}
      closeLabel={parts.close}
    >
      <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.adjust}>
        <NumberField form={form} name="points" label={texts.amount} hint={texts.amountHint} />
        <ProseField form={form} name="reason" label={texts.reason} hint={texts.reasonShown} />
      </Form>
    </Dialog>
  )
}
