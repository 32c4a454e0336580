import { useState } from 'react'
import { Link } from 'react-router'
import { releasePoints } from '#contract/staff/membership.ts'
import { formatDay } from '#domain/dates.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ProseField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { useMay } from '../session/me.ts'
import type { Customer } from './customer-name.ts'
import { customerMessages } from './messages.ts'

type Coming = StaffAnswer<'GET /customers/{account_id}/points'>['coming'][number]
type Order = NonNullable<Coming['order']>

/** Points of orders that can still be returned, which staff may let the customer spend earlier. */
export function ComingPoints({
  customer,
  coming,
}: {
  customer: Customer
  coming: readonly Coming[]
}) {
  const texts = useMessages(customerMessages)
  const may = useMay()
  const [released, release] = useState<Order | null>(null)
  if (coming.length === 0) return null
  return (
    <>
      <h3 className="text-sm font-medium">{texts.coming}</h3>
      <ul className="mb-4">
        {coming.map(({ points, spendable_on: day, order }) => (
          <li key={`${order?._id} ${day}`} className="flex flex-wrap items-center gap-x-3">
            <span className="tabular-nums">{texts.balance(points.toLocaleString())}</span>
            <span className="text-ink-2">
              {day === null ? texts.comingLater : texts.spendableOn(formatDay(day))}
            </span>
            {order ? (
              <Link className="link" to={`/orders/${order.reference}`}>
                {order.reference}
              </Link>
            ) : null}
            {order && day !== null && may('points:adjust') ? (
              <Button kind="ghost" small onClick={() => release(order)}>
                {texts.release}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {released ? (
        <ReleaseDialog customer={customer} order={released} onClose={() => release(null)} />
      ) : null}
    </>
  )
}

interface ReleaseProps {
  customer: Customer
  order: Order
  onClose: () => void
}

function ReleaseDialog({ customer, order, onClose }: ReleaseProps) {
  const texts = useMessages(customerMessages)
  const parts = useMessages(partMessages)
  const write = useWrite('POST /customers/{account_id}/points/release', {
    changes: ['GET /customers/{account_id}/points', 'GET /customers/{account_id}'],
    onDone() {
      showToast(texts.released)
      onClose()
    },
  })
  const { form, submit } = useContractForm({
    shape: bodyOf(releasePoints),
    defaults: { order_id: order._id, reason: '' },
    save: async (body) =>
      void (await write.mutateAsync({ params: { account_id: customer._id }, body })),
  })
  return (
    <Dialog
      id="release-points"
      open
      onClose={onClose}
      title={texts.releaseTitle(order.reference)}
      closeLabel={parts.close}
    >
      <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.release}>
        <p className="text-ink-2">{texts.releaseHint}</p>
        <ProseField form={form} name="reason" label={texts.reason} hint={texts.releaseReasonHint} />
      </Form>
    </Dialog>
  )
}
