import {
  aProfile,
  agentCaller,
  type AskedShop,
  type Json,
  type PlatformKey,
  type SentRequest,
  type TestPlatform,
} from './platform.ts'

export const sessionsPath = '/ucp/checkout-sessions'

export const agentBuyer = {
  first_name: 'Tai Man',
  last_name: 'Chan',
  email: 'Tai.Man@example.com',
  phone_number: '+85291234567',
}

export const agentAddress = {
  street_address: '1 Hoi Yuen Road',
  extended_address: 'Flat 3A',
  address_locality: 'Kwun Tong',
  address_region: 'Kowloon',
  address_country: 'HK',
}

/** Delivered to the address, by a courier if one is given. */
export function shippedBy(courier?: string, destination: object = agentAddress) {
  const groups = courier ? { groups: [{ selected_option_id: courier }] } : {}
  return { methods: [{ type: 'shipping', destinations: [destination], ...groups }] }
}

export function itemsOf(id: string, quantity = 1) {
  return [{ item: { id }, quantity }]
}

export function paidBy(id = 'fps') {
  return { payment: { instruments: [{ id: 'i1', handler_id: id, type: id, selected: true }] } }
}

interface AgentOptions {
  /** The key that it signs with. */
  key?: PlatformKey
  webhookUrl?: string
  /** Name of the shop's FPS. */
  handler?: string
}

/** An agent that knows how to pay by FPS. */
export function anAgent(
  app: AskedShop,
  origin: string,
  platform: TestPlatform,
  { key, webhookUrl, handler = 'test.shop.fps' }: AgentOptions = {},
) {
  const profile = platform.publish(
    aProfile({
      handlers: [handler],
      keys: key ? [key] : [],
      ...(webhookUrl && { webhookUrl }),
    }),
  )
  const send = agentCaller(app, origin)
  const call = (method: string, path: string, body?: unknown, more: Partial<SentRequest> = {}) =>
    send(method, path, {
      profile,
      ...(key && { key }),
      ...(body !== undefined && { body }),
      ...more,
    })
  return {
    profile,
    call,
    send,
    /** A checkout with all that an order needs. */
    async ready(
      variantId: string,
      courier: string,
      quantity = 1,
      more: object = {},
    ): Promise<Json> {
      const body = {
        line_items: itemsOf(variantId, quantity),
        buyer: agentBuyer,
        fulfillment: shippedBy(courier),
        ...more,
      }
      return (await call('POST', sessionsPath, body)).body
    },
    complete: (id: string) => call('POST', `${sessionsPath}/${id}/complete`, paidBy()),
    read: async (id: string): Promise<Json> => (await call('GET', `${sessionsPath}/${id}`)).body,
  }
}

export function codesOf(body: Json): string[] {
  return (body.messages ?? []).map(({ code }: { code: string }) => code)
}

/** Totals by type. */
export function amountsOf(body: Json): Record<string, number> {
  return Object.fromEntries(
    body.totals.map(({ type, amount }: { type: string; amount: number }) => [type, amount]),
  )
}
