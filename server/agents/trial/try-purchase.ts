import type { z } from '@hono/zod-openapi'
import type { agentTrialSteps, tryAgents } from '#contract/staff/agents.ts'
import { decimalText } from '#domain/format-money.ts'
import { randomText } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import { joinList } from '#domain/punctuation.ts'
import type { Ctx } from '../../platform/context.ts'
import { readAgentSettings } from '../../settings/agents.ts'
import { readPasswordPage } from '../../settings/password-page.ts'
import { listStores } from '../../settings/stores.ts'
import type { Caller } from '../operations/call.ts'
import { operations } from '../operations/operations.ts'
import { perform } from '../operations/run-operation.ts'
import { ownCapabilities } from '../protocol/capabilities.ts'
import { negotiate } from '../protocol/negotiate.ts'
import { ownProfile, profilePath } from '../protocol/own-profile.ts'
import { platformProfile } from '../protocol/platform-profiles.ts'
import {
  cartAnswer,
  checkoutAnswer,
  errorsIn,
  searchAnswer,
  totalOf,
  type CheckoutAnswered,
} from './answers.ts'
import { sentence } from './trial-sentences.ts'

type Answer = z.input<typeof tryAgents.answer>
type Step = Answer['steps'][number]

const buyer = {
  first_name: 'Example',
  last_name: 'Buyer',
  email: 'buyer@example.com',
  phone_number: '+85251234567',
}

const address = {
  street_address: '1 Example Road',
  extended_address: 'Flat 1',
  address_locality: 'Kwun Tong',
  address_country: 'HK',
}

/**
 * Walks through a purchase by the operations that agents call, up to its order, with the shop as its
 * own platform. Deletes what it stored, whatever happens.
 */
export async function tryPurchase(ctx: Ctx, locale: Locale): Promise<Answer> {
  const caller = await ownPlatform(ctx, locale)
  try {
    return { steps: await walk(caller) }
  } finally {
    await ctx.db.deleteFrom('agent_sessions').where('platform', '=', caller.platform.url).execute()
  }
}

async function walk(caller: Caller): Promise<Step[]> {
  const { ctx, locale } = caller
  const steps: Step[] = []
  const call = callerOf(caller)
  // Anything wrong with it keeps no step below from being tried.
  add('profile', { problems: await closedDoors(ctx, locale) })

  // A shop that is not set up yet has no store, and so no catalogue.
  const hasStore = (await listStores(ctx)).length > 0
  const item = hasStore ? await findAvailable(call) : undefined
  if (!item) return add('search', { problems: [sentence('nothing_in_stock', locale)] })
  add('search', { detail: item.description.plain, cents: item.price.amount })

  const content = { line_items: [{ item: { id: item.id }, quantity: 1 }], buyer }
  const cart = cartAnswer.parse(await call('create_cart', content))
  add('cart', { problems: contents(errorsIn(cart)), cents: totalOf(cart) })
  if (cart.id === undefined) return steps

  const shipping = { type: 'shipping', destinations: [address] }
  const made = checkoutAnswer.parse(
    await call('create_checkout', { cart_id: cart.id, fulfillment: { methods: [shipping] } }),
  )
  add('checkout', { problems: contents(errorsIn(made).filter((each) => !isOfDelivery(each))) })
  if (made.id === undefined) return steps

  const update = async (method: object) =>
    checkoutAnswer.parse(
      await call('update_checkout', { ...content, fulfillment: { methods: [method] } }, made.id),
    )
  const chosen = await chooseDelivery(made, update)
  if (!chosen) return add('delivery', { problems: [sentence('no_delivery', locale)] })
  const { option, ready } = chosen
  add('delivery', {
    problems: contents(errorsIn(ready).filter(isOfDelivery)),
    detail: option.title,
    cents: totalOf(option),
  })
  return add('total', {
    problems: contents(errorsIn(ready).filter((each) => !isOfDelivery(each))),
    detail: paymentOf(ready, locale),
    cents: totalOf(ready),
  })

  function add(step: (typeof agentTrialSteps)[number], said: Said): Step[] {
    const { problems = [], detail = null, cents: amount = null } = said
    const text = amount === null ? null : decimalText(cents(amount))
    steps.push({ step, problems, detail, amount: text })
    return steps
  }
}

interface Said {
  problems?: string[]
  detail?: string | null
  cents?: number | null
}

/** The shop as a platform that can do all that its own profile declares, apart from other trials. */
async function ownPlatform(ctx: Ctx, locale: Locale): Promise<Caller> {
  const profile = platformProfile.parse(await ownProfile(ctx))
  const { discount_codes: discountCodes } = await readAgentSettings(ctx)
  const own = ownCapabilities({ discountCodes })
  const url = `${ctx.settings.publicUrl}${profilePath}?trial=${randomText(16)}`
  const platform = { url, profile, negotiated: negotiate(own, profile), isSigned: true }
  return { ctx, platform, locale, address: 'trial', own }
}

type CallOperation = ReturnType<typeof callerOf>

function callerOf(caller: Caller) {
  return async (name: string, sent: object, id = ''): Promise<unknown> => {
    const operation = operations.find((each) => each.name === name)
    if (!operation) throw new Error(`${name} is no operation`)
    const { body } = await perform(caller, operation, { id, sent, store: null })
    return body
  }
}

async function findAvailable(call: CallOperation) {
  const wanted = { filters: { price: { min: 0 } }, pagination: { limit: 50 } }
  const { products } = searchAnswer.parse(await call('search_catalog', wanted))
  const variants = products.flatMap((product) => product.variants)
  return variants.find(({ availability }) => availability.available)
}

/** Reasons why agents do not reach the shop at all. */
async function closedDoors(ctx: Ctx, locale: Locale): Promise<string[]> {
  const { is_on: isOn } = await readAgentSettings(ctx)
  const { is_on: hasPassword } = await readPasswordPage(ctx)
  return [
    ...(isOn ? [] : [sentence('off', locale)]),
    ...(ctx.settings.publicUrl.startsWith('https:') ? [] : [sentence('not_https', locale)]),
    ...(hasPassword ? [sentence('behind_password', locale)] : []),
  ]
}

/** The first courier, else collection in the first shop; undefined if there is neither. */
async function chooseDelivery(
  { fulfillment }: CheckoutAnswered,
  update: (method: object) => Promise<CheckoutAnswered>,
) {
  const [courier] = optionsOf(fulfillment)
  if (courier) {
    const groups = [{ selected_option_id: courier.id }]
    const ready = await update({ type: 'shipping', destinations: [address], groups })
    return { option: courier, ready }
  }
  if (!fulfillment.available_methods.some(({ type }) => type === 'pickup')) return undefined
  const asked = await update({ type: 'pickup' })
  const selected_destination_id = asked.fulfillment.methods[0]?.destinations[0]?.id
  const ready = await update({ type: 'pickup', selected_destination_id })
  const [collection] = optionsOf(ready.fulfillment)
  return collection && { option: collection, ready }
}

function optionsOf({ methods }: CheckoutAnswered['fulfillment']) {
  return methods[0]?.groups[0]?.options ?? []
}

function paymentOf({ ucp }: CheckoutAnswered, locale: Locale): string {
  const titles = Object.values(ucp.payment_handlers).flatMap((all) =>
    all.map(({ config }) => config.title),
  )
  return titles.length === 0 ? sentence('on_the_page', locale) : joinList(titles, locale)
}

function isOfDelivery({ path }: { path: string }): boolean {
  return path.startsWith('$.fulfillment')
}

function contents(messages: readonly { content: string }[]): string[] {
  return messages.map(({ content }) => content)
}
