import type { AgentBuyer, AgentContent, AgentDelivery } from '#db/agent-content.ts'
import type { Ctx } from '../../platform/context.ts'
import { has, type Call } from '../operations/call.ts'
import { claimMessages } from '../operations/claim-messages.ts'
import { refuseGuesser } from '../../promotions/voucher-guess-limit.ts'
import { findNamedVariants } from '../operations/lookup-catalog.ts'
import { consent, discount, fulfillment } from '../protocol/capabilities.ts'
import { say, warning, type Message } from '../wire/messages.ts'
import {
  maxQuantity,
  type CartRequest,
  type CheckoutRequest,
  type NewCheckoutRequest,
  type RequestFulfillment,
} from '../wire/request-shapes.ts'
import { guesserOf } from './code-guesser.ts'
import { countryCode } from './country-code.ts'

type Request = CartRequest | CheckoutRequest | NewCheckoutRequest

interface Read {
  content: AgentContent
  /** About this request alone. */
  messages: readonly Message[]
}

/** Reads the whole content of a request, which replaces the one before; ids of lines and addresses stay. */
export async function readContent(
  call: Call,
  request: Request,
  before?: AgentContent,
): Promise<Read> {
  const { line_items: items = [], context, attribution } = request
  const methods = 'fulfillment' in request ? request.fulfillment : undefined
  const codes = has(call, discount) ? (request.discounts?.codes ?? []) : []
  if (codes.length > 0) await refuseGuesser(call.ctx, guesserOf(call))
  const quantities = await readQuantities(call.ctx, items)
  const content = {
    lines: readLines(quantities, before?.lines ?? []),
    buyer: readBuyer(call, request.buyer),
    country: context?.address_country ? countryCode(context.address_country) : null,
    codes,
    delivery: has(call, fulfillment) ? readDelivery(methods, before?.delivery ?? null) : null,
    attribution: attribution ?? before?.attribution ?? null,
  }
  return {
    content,
    messages: [...quantityMessages(call, quantities), ...claimMessages(call, request)],
  }
}

type Lines = AgentContent['lines']

/** Adds up the quantities by variant; a SKU or barcode names its variant. */
async function readQuantities(
  ctx: Ctx,
  items: readonly CartRequest['line_items'][number][],
): Promise<ReadonlyMap<string, number>> {
  const named = await findNamedVariants(
    ctx,
    items.map(({ item }) => item.id),
  )
  const variantOf = (id: string) =>
    named.find((each) => each.id === id)?.id ??
    named.find((each) => each.sku === id || each.barcode === id)?.id ??
    id
  const quantities = new Map<string, number>()
  for (const { item, quantity } of items) {
    const id = variantOf(item.id)
    quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  }
  return quantities
}

function quantityMessages({ locale }: Call, quantities: ReadonlyMap<string, number>): Message[] {
  return [...quantities]
    .filter(([, quantity]) => quantity > maxQuantity)
    .map(([id]) =>
      warning('quantity_adjusted', `${say('too_many', locale)} (${id})`, '$.line_items'),
    )
}

/** One line per variant, since the shop has no two. */
function readLines(quantities: ReadonlyMap<string, number>, before: Lines): Lines {
  const lines: Lines = []
  const isTaken = (id: string) => [...before, ...lines].some((line) => line.id === id)
  let number = 1
  for (const [variantId, quantity] of quantities) {
    const known = before.find((line) => line.variant_id === variantId)
    while (isTaken(`li_${number}`)) number++
    const qty = Math.min(maxQuantity, quantity)
    lines.push({ id: known?.id ?? `li_${number}`, variant_id: variantId, qty })
  }
  return lines
}

function readBuyer(call: Call, buyer: Request['buyer']): AgentBuyer {
  return {
    first_name: buyer?.first_name?.trim() ?? '',
    last_name: buyer?.last_name?.trim() ?? '',
    email: buyer?.email?.trim() ?? '',
    phone: buyer?.phone_number?.trim() ?? '',
    consent: has(call, consent) ? givenConsent(buyer?.consent) : null,
  }
}

function givenConsent(given: Record<string, boolean | undefined> | undefined) {
  if (!given) return null
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

type Method = NonNullable<RequestFulfillment['methods']>[number]

/** An order goes one way: of several methods the one with a choice in it counts. */
function readDelivery(
  request: RequestFulfillment | undefined,
  before: AgentDelivery | null,
): AgentDelivery | null {
  const methods = request?.methods ?? []
  const method = methods.find(isChosen) ?? methods[0]
  if (!method) return null
  const type = method.type ?? (method.id === 'pickup' ? 'pickup' : 'shipping')
  const option = method.groups?.find(({ selected_option_id: id }) => id)?.selected_option_id ?? null
  const destinationId = method.selected_destination_id ?? null
  if (type === 'pickup') {
    return { method: 'PICKUP', destinations: [], destination_id: destinationId, option_id: option }
  }
  const known = before?.method === 'DELIVERY' ? before.destinations : []
  const given = readDestinations(method, known)
  const destinations = given.length > 0 ? given : known
  const sole = destinations.length === 1 ? destinations[0]?.id : undefined
  return {
    method: 'DELIVERY',
    destinations,
    // One that is not among them is asked for, not replaced.
    destination_id: destinationId ?? sole ?? null,
    option_id: option,
  }
}

function isChosen({
  selected_destination_id: id,
  groups = [],
  destinations = [],
}: Method): boolean {
  const hasOption = groups.some(({ selected_option_id: option }) => option)
  return Boolean(id) || hasOption || destinations.length > 0
}

function readDestinations(
  { destinations = [] }: Method,
  known: AgentDelivery['destinations'],
): AgentDelivery['destinations'] {
  return destinations.map((each, at) => {
    const text = (value: string | null | undefined) => value?.trim() ?? ''
    const made = {
      first_name: text(each.first_name),
      last_name: text(each.last_name),
      phone: text(each.phone_number),
      street: text(each.street_address),
      extended: text(each.extended_address),
      locality: text(each.address_locality),
      region: text(each.address_region),
      postal_code: text(each.postal_code),
      country: countryCode(text(each.address_country) || 'HK'),
    }
    // An address that is only named by its id is the one from before.
    const isNamed = !made.street && !made.locality && !made.region
    const same = known.find(({ id }) => id === each.id)
    return isNamed && same ? same : { id: each.id ?? `dest_${at + 1}`, ...made }
  })
}
