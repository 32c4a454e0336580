import { checkout as capability } from '../protocol/capabilities.ts'
import * as shapes from '../wire/request-shapes.ts'
import { cancelCheckout, createCheckout, getCheckout, updateCheckout } from './checkouts.ts'
import { completeCheckout } from './complete-checkout.ts'
import { operation, type Operation } from './operation.ts'

const known = { capability, argument: 'checkout' } as const
const bare = { capability, argument: null } as const

export const checkoutOperations: readonly Operation[] = [
  operation(
    {
      ...known,
      name: 'create_checkout',
      method: 'POST',
      path: '/checkout-sessions',
      description:
        'Begin a purchase with ids of variants, or with the cart_id of a cart. Next: mend what messages of type error name, by update_checkout, until status is ready_for_complete. With requires_escalation give the buyer continue_url.',
    },
    shapes.newCheckoutRequest,
    createCheckout,
    { isWrite: true },
  ),
  operation(
    {
      ...bare,
      name: 'get_checkout',
      method: 'GET',
      path: '/checkout-sessions/:id',
      description:
        'Get a checkout as it is now. Ask again after the buyer went to continue_url: it becomes completed once they have placed the order.',
    },
    shapes.emptyRequest,
    getCheckout,
  ),
  operation(
    {
      ...known,
      name: 'update_checkout',
      method: 'PUT',
      path: '/checkout-sessions/:id',
      description:
        'Replace the contents of a checkout: send all items, buyer, codes and fulfillment, not only what changes. Choose the address by selected_destination_id and the delivery by selected_option_id. Next: complete_checkout once status is ready_for_complete.',
    },
    shapes.checkoutRequest,
    updateCheckout,
    { isWrite: true },
  ),
  operation(
    {
      ...known,
      name: 'complete_checkout',
      method: 'POST',
      path: '/checkout-sessions/:id/complete',
      description:
        'Place the order, after the buyer agreed to the total. Send one payment instrument of a handler that the checkout names in ucp.payment_handlers. If the answer says total_changed, nothing was ordered: ask the buyer again. Next: tell the buyer the message payment_instructions and order.permalink_url.',
    },
    shapes.completeRequest,
    completeCheckout,
    { isWrite: true, needsKey: true, isAnswerSigned: true },
  ),
  operation(
    {
      ...bare,
      name: 'cancel_checkout',
      method: 'POST',
      path: '/checkout-sessions/:id/cancel',
      description: 'Give a purchase up before it is placed.',
    },
    shapes.emptyRequest,
    cancelCheckout,
    { isWrite: true, needsKey: true },
  ),
]
