import { z } from '@hono/zod-openapi'
import { Link } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { closeCustomer } from '#contract/staff/customers.ts'
import { progressReasons } from '#domain/order/progress.ts'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ProseField } from '../parts/fields.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { customerName, type Customer } from './customer-name.ts'
import { customerMessages } from './messages.ts'

/** Details of the refusal `orders_in_progress`. */
const namedOrders = z.object({
  orders: z.array(z.object({ reference: z.string(), reason: z.enum(progressReasons) })),
})

/** Names the person, and says what goes and what stays: there is no way back. */
export function EraseDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const texts = useMessages(customerMessages)
  const name = customerName(customer, texts)
  const write = useWrite('PUT /customers/{account_id}/closed', {
    changes: ['GET /customers', 'GET /customers/{account_id}', 'GET /orders'],
    onDone() {
      showToast(texts.erased(name))
      onClose()
    },
  })
  const { form, submit } = useContractForm({
    shape: bodyOf(closeCustomer),
    defaults: { reason: '' },
    save: async (body) =>
      void (await write.mutateAsync({ params: { account_id: customer._id }, body })),
  })
  return (
    <FormDialog
      id="erase-customer"
      title={texts.eraseTitle(name)}
      {...{ form, submit, onClose }}
      saveLabel={texts.eraseNow(name)}
    >
      <OrdersUnderWay error={write.error} />
      <dl className="grid gap-3">
        <div>
          <dt className="font-medium">{texts.goes}</dt>
          <dd className="text-ink-2">{texts.goesText}</dd>
        </div>
        <div>
          <dt className="font-medium">{texts.stays}</dt>
          <dd className="text-ink-2">{texts.staysText(customer.order_count)}</dd>
        </div>
      </dl>
      <p className="font-medium">{texts.noWayBack}</p>
      <ProseField form={form} name="reason" label={texts.reason} hint={texts.reasonHint} />
    </FormDialog>
  )
}

/** The orders that the refusal names, each a link to settle it, with the reason. */
function OrdersUnderWay({ error }: { error: unknown }) {
  const texts = useMessages(customerMessages)
  const { data: orders } = namedOrders.safeParse(error instanceof ApiError ? error.details : null)
  if (!orders) return null
  return (
    <p>
      {texts.underWay}{' '}
      {orders.orders.map(({ reference, reason }) => (
        <span key={reference} className="me-3">
          <Link className="link" to={`/orders/${reference}`}>
            {reference}
          </Link>{' '}
          ({texts.because[reason]})
        </span>
      ))}
    </p>
  )
}
