import { randomUUID } from 'node:crypto'

/**
 * A small agent: finds a product, buys one and returns how to pay. It reads the shop's profile first,
 * so it works with any shop of UCP 2026-04-08 whose payment handler it knows.
 *
 * `profile` is the address of your own profile on https: capabilities, and the handler's name.
 */
export async function buy(shop: string, profile: string, wish: Wish, send = fetch) {
  const known = await json(await send(`${shop}/.well-known/ucp`))
  const rest = known.ucp.services['dev.ucp.shopping'].find(
    ({ transport }: { transport: string }) => transport === 'rest',
  )

  async function call(method: string, path: string, body?: object) {
    const response = await send(rest.endpoint + path, {
      method,
      headers: {
        'ucp-agent': `profile="${profile}"`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = await json(response)
    if (!response.ok) throw new Error(`${answer.code}: ${answer.content}`)
    if (answer.ucp.status === 'error') throw new Error(answer.messages[0].content)
    return answer
  }

  const { products } = await call('POST', '/catalog/search', { query: wish.words })
  const variant = products
    .flatMap((product: Json) => product.variants)
    .find((each: Json) => each.availability.available && each.title.includes(wish.variant))
  if (!variant) throw new Error('There is nothing like it.')

  const line_items = [{ item: { id: variant.id }, quantity: 1 }]
  const { buyer } = wish
  const methods = [{ type: 'shipping', destinations: [wish.address] }]
  const made = await call('POST', '/checkout-sessions', {
    line_items,
    buyer,
    fulfillment: { methods },
  })
  const [method] = made.fulfillment.methods
  const [cheapest] = method.groups[0].options
  const groups = [{ id: method.groups[0].id, selected_option_id: cheapest.id }]
  const path = `/checkout-sessions/${made.id}`
  const ready = await call('PUT', path, {
    line_items,
    buyer,
    fulfillment: { methods: [{ ...method, groups }] },
  })
  // A person decides: about what is missing here, or about the payment.
  if (ready.status !== 'ready_for_complete')
    return { goTo: ready.continue_url, why: ready.messages }

  const [[handler]] = Object.values<Json>(ready.ucp.payment_handlers)
  const instrument = { id: randomUUID(), handler_id: handler.id, type: handler.id, selected: true }
  const done = await call('POST', `${path}/complete`, { payment: { instruments: [instrument] } })
  return { order: done.order, pay: done.messages[0].content }
}

export interface Wish {
  words: string
  /** Part of a variant's title: a size or colour. */
  variant: string
  buyer: { first_name: string; last_name: string; email: string; phone_number: string }
  address: { street_address: string; address_locality: string; address_country: string }
}

// oxlint-disable-next-line typescript/no-explicit-any -- an agent reads what it needs of an answer
type Json = any

async function json(response: Response): Promise<Json> {
  return response.json()
}
