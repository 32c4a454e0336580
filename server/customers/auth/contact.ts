import { createHash } from 'node:crypto'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '#db/types.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { isDuplicate } from '../../platform/database/in-transaction.ts'
import type { Contact } from '../../platform/jobs/queue.ts'

export interface Customer {
  id: string
  password_hash: string
  locale: 'en' | 'zh' | 'cn'
  email: string | null
  phone_e164: string | null
  email_verified_at: Date | null
  phone_verified_at: Date | null
  pending_email: string | null
}

const columns = [
  'id',
  'password_hash',
  'locale',
  'email',
  'phone_e164',
  'email_verified_at',
  'phone_verified_at',
  'pending_email',
] as const

/** The open registered account that signs in with this contact. */
export function findCustomer(
  db: Db | Trx,
  by: Contact | { id: string },
): Promise<Customer | undefined> {
  return selectCustomers(db)
    .where((eb) => ('id' in by ? eb('id', '=', by.id) : hasContact(eb, by)))
    .executeTakeFirst()
}

/** Locks the account against other changes; undefined if it is closed. */
export function lockCustomer(trx: Trx, id: string): Promise<Customer | undefined> {
  // Not `for update`: rows that only reference the account need not wait.
  return selectCustomers(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export function hasContact(eb: ExpressionBuilder<Database, 'accounts'>, contact: Contact) {
  return 'email' in contact
    ? eb(sql`lower(email)`, '=', contact.email)
    : eb('phone_e164', '=', contact.phone)
}

/** Whether the error means that another open account has the contact. */
export function isTaken(error: unknown): boolean {
  return isDuplicate(error, 'accounts_email_key') || isDuplicate(error, 'accounts_phone_key')
}

/** Key for rate limits: a hash, so that their table holds no address or number. */
export function contactKey(contact: Contact): string {
  return hashOf('email' in contact ? contact.email : contact.phone)
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

function selectCustomers(db: Db | Trx) {
  return db
    .selectFrom('accounts')
    .select(columns)
    .where('kind', '=', 'REGISTERED')
    .where('closed_at', 'is', null)
}
