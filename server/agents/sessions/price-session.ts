import type { AgentContent } from '#db/agent-content.ts'
import type { VoucherProblem } from '#domain/pricing/voucher.ts'
import { localize } from '#domain/locale.ts'
import { normaliseVoucherCode } from '#domain/voucher-code.ts'
import { voucherSentences } from '#contract/voucher-sentences.ts'
import { describeVariants } from '../../cart/describe-variants.ts'
import { priceChosen } from '../../cart/price-chosen.ts'
import { type Cart, type Quote, stockOf } from '../../cart/price-lines.ts'
import { findVariantStates, type VariantRow } from '../../cart/queries.ts'
import { besideIds, prepareQuote } from '../../cart/read-cart.ts'
import { findVoucher, type FoundVoucher } from '../../promotions/find-voucher.ts'
import { countGuess } from '../../promotions/voucher-guess-limit.ts'
import { defaultDeliveryInfo } from '../../shipping/delivery.ts'
import type { Call } from '../operations/call.ts'
import { theStore } from '../operations/product-view.ts'
import { recoverable, say, warning, type Message } from '../wire/messages.ts'
import { guesserOf } from './code-guesser.ts'

/** The courier an order would go by; null: it is collected, or not chosen yet. */
export type Way = { method: 'DELIVERY'; courierId: string | null } | { method: 'PICKUP' }

export interface SessionPrices {
  storeId: string
  /** Lines of what the shop sells, in their order. */
  lines: readonly (AgentContent['lines'][number] & { row: VariantRow; isShort: boolean })[]
  /** Faults of lines and codes. */
  messages: Message[]
  /** The code that counts, as it was sent. */
  code: string | null
  /** The same lines, priced for a way of delivery. */
  priceFor: (way: Way) => Cart
}

/** All that was asked for is sold out or not sold. */
export function hasNothingToSell({ lines }: AgentContent, prices: SessionPrices): boolean {
  return lines.length > 0 && prices.lines.every(({ row }) => stockOf(row).available === 0)
}

/** No account: agents buy as guests. */
const accountId = ''

/** Prices a session by the cart's own rules, from the database, at this moment. */
export async function priceSession(
  call: Call,
  content: AgentContent,
  country: string,
): Promise<SessionPrices> {
  const { ctx } = call
  const { id: storeId } = await theStore(ctx)
  const key = { storeId, accountId }
  const quote = await prepareQuote(ctx, key, { delivery: { ...defaultDeliveryInfo, country } })
  const ids = content.lines.map(({ variant_id: id }) => id)
  const wanted = { ...key, besideIds: besideIds(quote, ...ids), at: quote.at }
  const rows = await describeVariants(ctx.db, ctx, await findVariantStates(ctx.db, wanted))
  const sold = content.lines.flatMap((line) => {
    const row = rows.find((each) => each.variant_id === line.variant_id)
    return row?.is_sold ? [{ ...line, row, isShort: line.qty > stockOf(row).available }] : []
  })
  const chosen = sold.map(({ variant_id: variantId, qty }) => ({ variantId, qty }))
  const price = (way: Way, voucher: FoundVoucher | null) =>
    priceChosen(rows, chosen, { ...quoteFor(quote, way), voucher })
  const vouchers = await chooseVoucher(call, content, (voucher) =>
    price({ method: 'DELIVERY', courierId: null }, voucher),
  )
  return {
    storeId,
    lines: sold,
    messages: [...lineMessages(call, content, sold), ...vouchers.messages],
    code: vouchers.code,
    priceFor: (way) => price(way, vouchers.chosen),
  }
}

/** Proposes no courier where none is chosen: nothing is charged yet. */
function quoteFor(quote: Quote, way: Way): Quote {
  if (way.method === 'PICKUP') {
    return { ...quote, delivery: { ...quote.delivery, method: 'PICKUP', courierId: null } }
  }
  const { courierId } = way
  const rates = courierId === null ? [] : quote.rates
  return { ...quote, rates, delivery: { ...quote.delivery, method: 'DELIVERY', courierId } }
}

function lineMessages(
  { locale }: Call,
  { lines }: AgentContent,
  sold: SessionPrices['lines'],
): Message[] {
  return [
    ...sold.flatMap(({ row, isShort }, at) => {
      if (!isShort) return []
      const { available } = stockOf(row)
      const left =
        available > 0 ? `${localize(stillThere, locale)}${available}` : say('sold_out', locale)
      return [recoverable('out_of_stock', left, `$.line_items[${at}]`)]
    }),
    ...lines
      .filter(({ id }) => !sold.some((each) => each.id === id))
      .map(({ variant_id: id }) =>
        recoverable('item_unavailable', `${say('not_sold', locale)} (${id})`, '$.line_items'),
      ),
  ]
}

const stillThere = { en: 'Still available: ', zh: '尚餘數量：', cn: '剩余数量：' }

const rejections: Readonly<Record<VoucherProblem, string>> = {
  unknown: 'discount_code_invalid',
  expired: 'discount_code_expired',
  not_started: 'discount_code_invalid',
  already_used: 'discount_code_user_ineligible',
  limit_reached: 'discount_code_expired',
  min_spend: 'discount_code_user_ineligible',
  min_quantity: 'discount_code_user_ineligible',
  nothing_to_discount: 'discount_code_user_ineligible',
  points_owed: 'discount_code_user_ineligible',
  shipping_already_free: 'discount_code_combination_disallowed',
}

/** The first code that applies: an order takes one. */
async function chooseVoucher(
  call: Call,
  { codes, buyer }: AgentContent,
  price: (voucher: FoundVoucher) => Cart,
): Promise<{ chosen: FoundVoucher | null; code: string | null; messages: Message[] }> {
  const { ctx, locale } = call
  const holder = { accountId, ...(buyer.email && { email: buyer.email.toLowerCase() }) }
  const messages: Message[] = []
  const seen = new Set<string>()
  let chosen: FoundVoucher | null = null
  let used: string | null = null
  for (const [at, code] of codes.entries()) {
    const refuse = (reason: string, text: string) =>
      messages.push(warning(reason, text, `$.discounts.codes[${at}]`))
    const plain = normaliseVoucherCode(code)
    if (seen.has(plain)) {
      refuse('discount_code_already_applied', say('same_code', locale))
      continue
    }
    seen.add(plain)
    const found = await findVoucher(ctx.db, code, holder, ctx.clock())
    const problem = price(found).priced.voucher?.problem ?? null
    await countGuess(ctx, guesserOf(call), code, problem)
    if (problem !== null) refuse(rejections[problem], localize(voucherSentences[problem], locale))
    else if (chosen) refuse('discount_code_combination_disallowed', say('one_code', locale))
    else {
      chosen = found
      used = code
    }
  }
  return { chosen, code: used, messages }
}
