import path from 'node:path'
import { formatDateTime } from '#domain/dates.ts'
import { DomainError } from '#domain/errors.ts'
import { formatMoney } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { normaliseReference } from '#domain/order/reference.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Trx } from '#server/platform/database/db.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { originalName } from '#server/platform/files/store-file.ts'
import { cancelOrder } from '#server/orders/cancel-order.ts'
import { markCollected, readyForCollection } from '#server/orders/fulfil-order.ts'
import { findOrder, type OrderRow } from '#server/orders/queries.ts'
import { acceptPayment, rejectProof } from '#server/orders/settle-payment.ts'
import { shipOrder } from '#server/orders/ship-order.ts'
import { heldMinutes as readHeldMinutes } from '#server/payments/payment-terms.ts'
import { refuseUse } from './arguments.ts'
import { withShop } from './with-shop.ts'

const usage = `npm run orders -- list
npm run orders -- show REFERENCE
npm run orders -- accept REFERENCE             the money is in the account
npm run orders -- reject REFERENCE "reason"    the proof does not show the payment
npm run orders -- ship REFERENCE [TRACKING]
npm run orders -- ready REFERENCE              ready for pick-up
npm run orders -- collected REFERENCE
npm run orders -- cancel REFERENCE "reason"`

type Command = (ctx: Ctx, order: OrderRow, messages: string) => Promise<void>

const commands = new Map<string, Command>(
  Object.entries({
    show: (ctx, order) => show(ctx, order),
    accept: changing(async (trx, ctx, { id }) => {
      await acceptPayment(trx, ctx, id)
    }),
    async reject(ctx, { id: orderId }, reason) {
      const { transfer: heldMinutes } = await readHeldMinutes(ctx)
      await inTransaction(ctx, (trx) => rejectProof(trx, ctx, { orderId, reason, heldMinutes }))
    },
    ship: changing((trx, ctx, { id }, tracking) => shipOrder(trx, ctx, id, tracking || null)),
    ready: changing((trx, _, { id }) => readyForCollection(trx, id)),
    collected: changing((trx, ctx, { id }) => markCollected(trx, ctx, id)),
    cancel: changing((trx, ctx, { id }, reason) =>
      cancelOrder(trx, ctx, id, { actor: 'staff', reason }),
    ),
  } satisfies Record<string, Command>),
)

const [name = 'list', typed = '', ...rest] = process.argv.slice(2)
const command = commands.get(name)
if (name !== 'list' && !command) refuseUse(`Unknown command “${name}”.`, usage)
if (command && typed === '') refuseUse('Name an order by its reference.', usage)
if (command && normaliseReference(typed) === null) {
  refuseUse(`“${typed}” is not an order reference.`, usage)
}
if (['reject', 'cancel'].includes(name) && rest.length === 0) {
  refuseUse('Give a reason: the customer sees it.', usage)
}

await withShop(async (ctx) => {
  if (!command) return list(ctx)
  const order = await findOrder(ctx.db, { reference: normaliseReference(typed) ?? '' })
  if (!order) return fail(`Order ${typed} not found.`)
  try {
    await command(ctx, order, rest.join(' '))
    if (name !== 'show') console.log(`${order.reference}: ${name}.`)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    fail(`${order.reference} is ${order.current_status}: ${name} is not possible.`)
  }
})

function changing(
  change: (trx: Trx, ctx: Ctx, order: OrderRow, messages: string) => Promise<void>,
): Command {
  return (ctx, order, messages) => inTransaction(ctx, (trx) => change(trx, ctx, order, messages))
}

/** Open work: proofs to check, then parcels to pack, then payments to come. */
async function list(ctx: Ctx): Promise<void> {
  const orders = await ctx.db
    .selectFrom('orders')
    .select(['reference', 'current_status', 'paid_at', 'fulfilment', 'total_cents', 'created_at'])
    .where('current_status', 'in', ['submitted', 'pending'])
    .orderBy('current_status')
    .orderBy('created_at')
    .execute()
  for (const order of orders) {
    const money = formatMoney(cents(order.total_cents), 'en')
    const paid = order.paid_at ? 'paid' : 'unpaid'
    const at = formatDateTime(order.created_at)
    console.log(
      [order.reference, order.current_status, paid, order.fulfilment, money, at].join('  '),
    )
  }
  console.log(`${orders.length} open orders`)
}

async function show(ctx: Ctx, order: OrderRow): Promise<void> {
  const { recipient } = order
  console.log(
    `${order.reference}  ${order.current_status}  ${formatMoney(cents(order.total_cents), 'en')}`,
  )
  console.log(`${recipient.name}  +${recipient.area_code} ${recipient.phone}  ${recipient.email}`)
  for (const item of order.items) {
    console.log(`  ${item.qty} × ${item.product_title.en}, ${item.variant_title.en}  ${item.sku}`)
  }
  for (const proof of order.proofs) {
    const picture = originalName({ id: proof.file_id, mime: 'image/webp' })
    console.log(`  slip (${proof.state}): ${path.resolve(ctx.settings.dataDir, 'files', picture)}`)
  }
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
