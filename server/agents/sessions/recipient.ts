import { email as emailShape } from '#contract/contact-shapes.ts'
import type { AgentBuyer, AgentContent, AgentDestination } from '#db/agent-content.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { localize } from '#domain/locale.ts'
import { e164OfLogin, partsOf } from '../../platform/text/phone-number.ts'
import { fulfillment } from '../protocol/capabilities.ts'
import { has, type Call } from '../operations/call.ts'
import { needsBuyer, recoverable, say, type Message } from '../wire/messages.ts'
import { districtOf } from './hong-kong-district.ts'
import type { ResolvedDelivery } from './resolve-delivery.ts'

/** Recipient and address as the shop's checkout takes them; texts may still be missing. */
export interface Recipient {
  name: string
  email: string
  areaCode: string
  phone: string
  address: {
    unit: string
    building: string
    street: string
    district: string
    region: string
    point_code: string
  } | null
}

/** Who gets it, and where: an address may name another person than the buyer. */
export function recipientOf(content: AgentContent, delivery: ResolvedDelivery): Recipient {
  const { destination, courier } = delivery
  return contactOf(content, destination, courier?.needs_point_code === true)
}

/** The same of an address; a locker's code is written as its extension. */
export function contactOf(
  { buyer }: Pick<AgentContent, 'buyer'>,
  destination: AgentDestination | null,
  isLocker: boolean,
): Recipient {
  const phone = e164OfLogin(destination?.phone || buyer.phone)
  const { areaCode, digits } = phone ? partsOf(phone) : { areaCode: '', digits: '' }
  return {
    name: (destination && fullName(destination)) || fullName(buyer),
    email: emailShape.safeParse(buyer.email).data ?? '',
    areaCode,
    phone: digits,
    address: destination && addressOf(destination, isLocker),
  }
}

function addressOf(destination: AgentDestination, isLocker: boolean): Recipient['address'] {
  const { extended, street, locality, region, country } = destination
  const isLocal = country === 'HK'
  return {
    unit: isLocker ? '' : extended.slice(0, 120),
    building: '',
    street,
    district: isLocal ? districtOf(destination) : locality,
    region: isLocal ? '' : region,
    point_code: isLocker ? extended.slice(0, 20) : '',
  }
}

/** Chinese names have the family name first, and no space. */
function fullName({
  first_name: first,
  last_name: last,
}: Pick<AgentBuyer, 'first_name' | 'last_name'>) {
  const isChinese = /\p{Script=Han}/u.test(first + last)
  return (isChinese ? `${last}${first}` : `${first} ${last}`).trim()
}

/** Messages about all that is missing for an order, by the field that mends it. */
export function recipientMessages(
  call: Call,
  content: AgentContent,
  delivery: ResolvedDelivery,
): Message[] {
  const { locale } = call
  const { name, email, phone } = recipientOf(content, delivery)
  const { buyer } = content
  const isTyped = Boolean(delivery.destination?.phone || buyer.phone)
  const missing = (path: string, text: string) => recoverable('field_required', text, path)
  return [
    ...(email ? [] : [emailMessage()]),
    ...(phone ? [] : [phoneMessage()]),
    ...(name ? [] : [missing('$.buyer.first_name', say('name', locale))]),
    ...deliveryMessages(call, content, delivery),
  ]

  function emailMessage() {
    if (!buyer.email) return missing('$.buyer.email', say('email', locale))
    return recoverable('invalid_email', localize(issueSentences.email, locale), '$.buyer.email')
  }

  function phoneMessage() {
    const path = '$.buyer.phone_number'
    if (!isTyped) return missing(path, say('phone', locale))
    return recoverable('invalid_phone', say('phone', locale), path)
  }
}

const method = '$.fulfillment.methods[0]'

function deliveryMessages(
  call: Call,
  content: AgentContent,
  resolved: ResolvedDelivery,
): Message[] {
  const { locale } = call
  const { delivery } = content
  if (!has(call, fulfillment)) {
    return [needsBuyer('fulfillment_required', say('hand_over_delivery', locale))]
  }
  if (!delivery) {
    return [recoverable('field_required', say('method', locale), '$.fulfillment.methods')]
  }
  const { destination, shop, options, isChosen } = resolved
  const place = delivery.method === 'PICKUP' ? shop : destination
  if (!place) {
    const path = `${method}.selected_destination_id`
    return [recoverable('field_required', say('destination', locale), path)]
  }
  if (options.length === 0) {
    const at = delivery.destinations.findIndex(({ id }) => id === destination?.id)
    const path = `${method}.destinations[${Math.max(at, 0)}]`
    return [recoverable('address_undeliverable', say('undeliverable', locale), path)]
  }
  return [
    ...(isChosen
      ? []
      : [
          recoverable(
            'field_required',
            say('option', locale),
            `${method}.groups[0].selected_option_id`,
          ),
        ]),
    ...addressMessages(call, content, resolved),
  ]
}

function addressMessages(
  { locale }: Call,
  content: AgentContent,
  resolved: ResolvedDelivery,
): Message[] {
  const { destination, courier } = resolved
  const { address } = recipientOf(content, resolved)
  if (!destination || !address || content.delivery?.method !== 'DELIVERY') return []
  const at = content.delivery.destinations.findIndex(({ id }) => id === destination.id)
  const field = (name: string, sentence: Parameters<typeof say>[0]) =>
    recoverable('field_required', say(sentence, locale), `${method}.destinations[${at}].${name}`)
  const isLocker = courier?.needs_point_code === true
  return [
    ...(address.district
      ? []
      : [field('address_locality', destination.country === 'HK' ? 'district' : 'locality')]),
    ...(isLocker && !address.point_code ? [field('extended_address', 'point_code')] : []),
    ...(!isLocker && !address.street ? [field('street_address', 'street')] : []),
  ]
}
