import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Recipient } from '#db/json-types.ts'
import type { VouchersTable } from '#db/types.ts'
import type { RefusedVoucher, Voucher } from '#domain/pricing/pricing-input.ts'
import type { VoucherProblem } from '#domain/pricing/voucher.ts'
import { asOwnVoucherCode, normaliseVoucherCode, spellVoucherCode } from '#domain/voucher-code.ts'
import { pointsBalance } from '../loyalty/balance.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { effectInput, termsInput } from './promotion-input.ts'

/** The customer using a voucher: an account and, at checkout, the order's contact. */
export interface Holder {
  accountId: string
  email?: string
  /** E.164. */
  phone?: string
  /** Null for an order that is collected. */
  address?: Recipient['address']
}

export interface FoundVoucher {
  details: Voucher | RefusedVoucher
  /** Use by an order; null if the code was rejected. */
  source: VoucherSource | null
}

interface VoucherSource {
  voucherId: string
  codeId: string | null
  /** Bought with points. */
  isForPoints: boolean
  code: string
  /** Uses of the public code per person. */
  perCustomer: number | null
  /** The same phone number or delivery address is the same person. */
  isByContact: boolean
}

type VoucherRow = Selectable<VouchersTable>

/**
 * Finds the voucher for a typed code: anyone's public code, or a code of this customer. Takes no
 * locks: `useVoucher` checks again.
 */
export async function findVoucher(
  db: Db | Trx,
  typed: string,
  holder: Holder,
  at: Date,
): Promise<FoundVoucher> {
  const code = normaliseVoucherCode(typed)
  const shared = await db
    .selectFrom('vouchers')
    .selectAll()
    .where('code', '=', code)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (shared) return sharedVoucher(db, shared, code, holder)
  const own = asOwnVoucherCode(code)
  const found = own === null ? undefined : await findOwn(db, own, holder)
  return found ? ownVoucher(db, found, holder, at) : refused(code, 'unknown')
}

async function sharedVoucher(
  db: Db | Trx,
  row: VoucherRow,
  code: string,
  holder: Holder,
): Promise<FoundVoucher> {
  const isByContact = row.per_customer_by_contact
  if (
    row.per_customer !== null &&
    (await countHeld(db, { voucherId: row.id, isByContact }, holder)) >= row.per_customer
  ) {
    return refused(code, 'already_used')
  }
  if (row.max_uses !== null && row.uses >= row.max_uses) return refused(code, 'limit_reached')
  return {
    details: { code, title: row.title, effect: effectInput(row.effect), ...termsInput(row) },
    source: {
      voucherId: row.id,
      codeId: null,
      isForPoints: false,
      code,
      perCustomer: row.per_customer,
      isByContact,
    },
  }
}

/**
 * Counts the person's orders with the public code: by account, by this order's email, or by the
 * account's verified email. Phone number and address, which anyone may have typed, count only for
 * a voucher that says so.
 */
export async function countHeld(
  db: Db | Trx,
  { voucherId, isByContact }: Pick<VoucherSource, 'voucherId' | 'isByContact'>,
  holder: Holder,
): Promise<number> {
  const { accountId, email, phone, address } = holder
  const { held } = await db
    .selectFrom('voucher_uses')
    .innerJoin('orders', 'orders.id', 'voucher_uses.order_id')
    .select((eb) => eb.fn.countAll<number>().as('held'))
    .where('voucher_id', '=', voucherId)
    .where('voucher_code_id', 'is', null)
    .where('state', '=', 'held')
    .where((eb) =>
      eb.or([
        eb('voucher_uses.account_id', '=', accountId),
        ...(email ? [eb('email', '=', email)] : []),
        eb('email', 'in', provenEmail(accountId)),
        ...(isByContact && phone ? [eb('contact_phone', '=', phone)] : []),
        ...(isByContact && address ? [isTo(address)] : []),
      ]),
    )
    .executeTakeFirstOrThrow()
  return held
}

/** Delivered to this place, however its parts are spaced and punctuated. */
function isTo(address: NonNullable<Recipient['address']>) {
  const part = (name: 'unit' | 'building' | 'street' | 'district') =>
    sql`coalesce(recipient -> 'address' ->> ${sql.lit(name)}, '')`
  const parts = [part('unit'), part('building'), part('street'), part('district')]
  const { unit, building, street, district } = address
  const typed = [unit, building, street, district].join('')
  return sql<boolean>`${asWritten(sql`concat(${sql.join(parts)})`)} = ${asWritten(sql`${typed}::text`)}`
}

function asWritten(text: RawBuilder<unknown>) {
  return sql`lower(regexp_replace(normalize(${text}, NFKC), '[[:space:][:punct:]，、。．]+', '', 'g'))`
}

function provenEmail(accountId: string) {
  return sql<string>`(
    select lower(email) from accounts where id = ${accountId} and email_verified_at is not null
  )`
}

type OwnRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>

/** Another customer's code is not found. */
function findOwn(db: Db | Trx, code: string, { accountId }: Holder) {
  return db
    .selectFrom('voucher_codes as c')
    .innerJoin('vouchers as v', 'v.id', 'c.voucher_id')
    .select(['c.id', 'c.code', 'c.points', 'c.expires_at', 'c.voucher_id'])
    .select(['v.title', 'v.effect', 'v.scope', 'v.min_spend_cents', 'v.min_quantity'])
    .where('c.code', '=', code)
    .where('c.account_id', '=', accountId)
    .executeTakeFirst()
}

/**
 * A redeemed code outlives its voucher: only its own date ends it. One that points paid for waits
 * while points are owed, so that points of returned orders buy nothing.
 */
async function ownVoucher(
  db: Db | Trx,
  row: OwnRow,
  { accountId }: Holder,
  at: Date,
): Promise<FoundVoucher> {
  const code = spellVoucherCode(row.code)
  const use = await db
    .selectFrom('voucher_uses')
    .select('id')
    .where('voucher_code_id', '=', row.id)
    .where('state', '=', 'held')
    .executeTakeFirst()
  if (use) return refused(code, 'already_used')
  const isForPoints = row.points > 0
  if (isForPoints && (await pointsBalance(db, accountId, at)) < 0) {
    return refused(code, 'points_owed')
  }
  const terms = termsInput({ ...row, starts_at: null, ends_at: row.expires_at })
  return {
    details: { code, title: row.title, effect: effectInput(row.effect), ...terms },
    source: {
      voucherId: row.voucher_id,
      codeId: row.id,
      isForPoints,
      code,
      perCustomer: null,
      isByContact: false,
    },
  }
}

function refused(code: string, problem: VoucherProblem): FoundVoucher {
  return { details: { code, problem }, source: null }
}
