import { issueSentences } from '#contract/issue-sentences.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { mergePoints } from '../loyalty/merge-points.ts'
import { forgetCards } from '../payments/forget-cards.ts'
import { endTokens } from '../platform/access/tokens.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { forgetCodes } from './auth/codes.ts'
import { mergeAccount, mergeAreas } from './auth/merge-account.ts'
import { deletePersonal, erasePerson } from './profiles/close-account.ts'

interface CustomerMerge {
  accountId: string
  /** A guest, or another account. */
  duplicateId: string
  reason: string
}

/**
 * Merges a guest or another account, with their orders, into a customer who is the same person.
 * Throws `not_found` unless the customer is registered and open, and `invalid` unless the other is
 * someone else and open.
 */
export async function mergeCustomers(
  trx: Trx,
  ctx: TrxCtx,
  { accountId, duplicateId, reason }: CustomerMerge,
  changes: ChangeRecorder,
): Promise<void> {
  const people = await trx
    .selectFrom('accounts')
    .selectAll()
    .where('id', 'in', [accountId, duplicateId])
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const customer = people.find(({ id, kind }) => id === accountId && kind === 'REGISTERED')
  if (!customer) throw new DomainError('not_found')
  const duplicate = people.find(({ id }) => id === duplicateId && id !== accountId)
  if (!duplicate) throw invalid('duplicate_id', issueSentences.not_found)
  const orders = await trx
    .selectFrom('orders')
    .select('reference')
    .where('account_id', '=', duplicateId)
    .orderBy('created_at')
    .execute()
  if (duplicate.kind === 'TEMP') await mergeAccount(trx, ctx, duplicateId, accountId)
  else await mergeRegistered(trx, ctx, duplicate, customer)
  await changes.record(trx, {
    action: 'customer_merged',
    subject: { kind: 'account', id: accountId },
    after: { duplicate_id: duplicateId, orders: orders.map(({ reference }) => reference), reason },
  })
}

interface Person {
  id: string
  email: string | null
  email_verified_at: Date | null
  area_code: string | null
  phone: string | null
  phone_e164: string | null
  phone_verified_at: Date | null
}

/** A password, saved cards and settings are not merged: the customer's own stay. */
async function mergeRegistered(
  trx: Trx,
  ctx: TrxCtx,
  duplicate: Person,
  customer: Person,
): Promise<void> {
  const [from, into] = [duplicate.id, customer.id]
  await mergeAreas(trx, ctx, from, into)
  await mergePoints(trx, ctx, { from, into })
  for (const table of ['voucher_codes', 'stock_requests', 'messages'] as const) {
    await trx.updateTable(table).set({ account_id: into }).where('account_id', '=', from).execute()
  }
  await forgetCards(trx, from)
  await deletePersonal(trx, from)
  await endTokens(trx, from)
  await forgetCodes(trx, from)
  await erasePerson(trx, from, ctx.clock())
  // Those that were merged into it as well, so that all points earned are found in one step.
  await trx
    .updateTable('accounts')
    .set({ merged_into: into })
    .where((eb) => eb.or({ id: from, merged_into: from }))
    .execute()
  const contacts = missingContacts(duplicate, customer)
  if (contacts) await trx.updateTable('accounts').set(contacts).where('id', '=', into).execute()
}

/** The verified email or phone number that the customer lacks; null if there is none. */
function missingContacts(from: Person, into: Person) {
  if (into.email === null && into.phone_verified_at && from.email_verified_at) {
    return { email: from.email, email_verified_at: from.email_verified_at }
  }
  if (into.phone_e164 === null && into.email_verified_at && from.phone_verified_at) {
    const { area_code, phone, phone_e164, phone_verified_at } = from
    return { area_code, phone, phone_e164, phone_verified_at }
  }
  return null
}
