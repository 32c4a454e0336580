import type { Answer } from '#contract/client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useLocalePath } from '../../locale.ts'
import { ordersKey } from '../../order/order-query.ts'
import { orderPath } from '../../paths.ts'
import { useAccountMessages } from '../account-messages.ts'
import { useChange } from '../use-change.ts'
import type { OwnKey } from '../use-own.ts'

type OrderPage = Answer<'GET /orders/all'>
type OrderSummary = OrderPage['data'][number]

interface OrderActionProps {
  order: OrderSummary
  listKey: OwnKey
}

/** The next step of an order: a button to confirm here, or a link to the order's page. */
export function OrderAction({ order, listKey }: OrderActionProps) {
  const { orders: messages } = useAccountMessages()
  const path = useLocalePath()
  // spec §4: the new status shows immediately and reverts if the call fails.
  const { isBusy, outcome, change } = useChange<OrderPage, string>({
    queryKey: listKey,
    // The order moves to another list, which may be open by the time of the answer.
    staleKey: ordersKey,
    optimistic: (page, id) => ({
      ...page,
      data: page.data.map((each) =>
        each._id === id
          ? { ...each, current_status: 'completed' as const, next_action: 'review' as const }
          : each,
      ),
    }),
    async send(api, id, idempotencyKey) {
      await api('PUT /orders/{id}/completed', { params: { id }, idempotencyKey })
      return undefined
    },
  })
  const { next_action: action, reference, _id: id } = order
  if (action === null) return null
  const text = messages.actions[action]
  const shared = {
    small: true,
    kind: 'ghost',
    'aria-label': messages.actionOf(text, reference),
  } as const
  return (
    <span className="grid justify-items-start gap-1">
      {action === 'complete' ? (
        <Button {...shared} busy={isBusy} onClick={() => void change(id)}>
          {text}
        </Button>
      ) : (
        <ButtonLink {...shared} href={path(orderPath(id))}>
          {text}
        </ButtonLink>
      )}
      <output className="text-error">{outcome?.isSaved === false ? outcome.text : null}</output>
    </span>
  )
}
