import { formatDateTime } from '#domain/dates.ts'
import { formatMoney } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { reconcilePayments } from '#server/payments/reconcile-payments.ts'
import type { ListedPayment } from '#server/platform/adapters/cards/card-gateway.ts'
import { readArguments, refuseUse } from './arguments.ts'
import { readSince } from './since.ts'
import { withShop } from './with-shop.ts'

const usage = `npm run payments -- reconcile --since 2026-11-24
npm run payments -- reconcile --since 2026-11-24T19:00:00Z

Compares the card gateway’s payments since that day in Hong Kong, or that moment, with the shop’s;
records what is missing, and lists what a person has to look at.`

const { values, positionals } = readArguments(
  { allowPositionals: true, options: { since: { type: 'string' } } },
  usage,
)
if (positionals.join(' ') !== 'reconcile') refuseUse('Say reconcile.', usage)
const since =
  readSince(values.since ?? '') ??
  refuseUse('Give --since a day, or a moment with its time zone (Z or +08:00).', usage)

await withShop(async (ctx) => {
  const { cards } = ctx
  if (!cards) return console.log('The shop takes no cards.')
  const { listPaid } = cards
  if (!listPaid) return refuseUse(`${cards.provider} cannot list its payments.`, usage)
  const { known, applied, left, unknownToGateway } = await reconcilePayments(
    ctx,
    { ...cards, listPaid },
    since,
  )
  console.log(`Since ${formatDateTime(since)} ${known} payments are known to both.`)
  console.log(`${applied.length} were missing and are recorded now.`)
  for (const payment of applied) console.log(`  ${describe(payment)}`)
  for (const { payment, problem } of left) {
    console.error(`Look at ${describe(payment)}: ${problem}`)
  }
  for (const reference of unknownToGateway) {
    console.error(`${cards.provider} does not list ${reference}, which the shop recorded.`)
  }
  if (left.length + unknownToGateway.length > 0) process.exitCode = 1
})

function describe({ paymentReference, money, paidAt }: ListedPayment): string {
  const { amountCents, currency } = money
  const amount =
    currency === 'HKD' ? formatMoney(cents(amountCents), 'en') : `${amountCents} cents ${currency}`
  return `${paymentReference}  ${formatDateTime(paidAt)}  ${amount}`
}
