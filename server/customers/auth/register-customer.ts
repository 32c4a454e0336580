import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import type { Account } from '../../platform/access/authenticate.ts'
import { endTokens } from '../../platform/access/tokens.ts'
import type { Ctx, TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { countAgainst, limits } from '../../platform/http/rate-limit.ts'
import {
  checkRegistration,
  type Registration,
  type RegistrationForm,
} from './check-registration.ts'
import { hasContact } from './contact.ts'
import { askToConfirm } from './prove-contact.ts'

/** Runs the checks that need no transaction. Throws `invalid`. */
export async function prepareRegistration(
  ctx: Ctx,
  form: RegistrationForm,
  address: string,
): Promise<Registration> {
  await countAgainst(ctx, limits.registrations, address)
  return checkRegistration(ctx, form)
}

/** The same for a visitor. Throws `forbidden` for a registered customer. */
export async function prepareMigration(
  ctx: Ctx,
  visitor: Account,
  form: RegistrationForm,
  address: string,
): Promise<Registration> {
  if (visitor.kind !== 'TEMP') throw new DomainError('forbidden')
  return prepareRegistration(ctx, form, address)
}

/**
 * Creates an account. If the contact already has one, nothing is created and its owner is
 * notified; the answer and the work are the same (docs/decisions/011).
 */
export async function registerCustomer(
  trx: Trx,
  ctx: TrxCtx,
  registration: Registration,
  locale: Locale,
): Promise<void> {
  const account = {
    ...registration.columns,
    id: newId('account'),
    kind: 'REGISTERED' as const,
    locale,
    created_at: ctx.clock(),
    last_seen_at: ctx.clock(),
  }
  await trx
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await askToConfirm(trx, account, registration.login)
}

interface Migration {
  visitor: Account
  registration: Registration
  locale: Locale
}

/**
 * Turns the visitor's account into a customer's, keeping everything that references it. Retry if
 * the contact `isTaken` meanwhile.
 */
export async function migrateAccount(
  trx: Trx,
  ctx: TrxCtx,
  { visitor, registration, locale }: Migration,
): Promise<void> {
  const open = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', visitor.id)
    .where('kind', '=', 'TEMP')
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  // A concurrent migration was faster and ended this token.
  if (!open) throw new DomainError('unauthenticated')
  await trx
    .updateTable('accounts')
    .set({
      ...registration.columns,
      kind: 'REGISTERED',
      locale,
      last_seen_at: ctx.clock(),
    })
    .where('id', '=', visitor.id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('accounts')
            .select('id')
            .where((inner) => hasContact(inner, registration.login))
            .where('closed_at', 'is', null),
        ),
      ),
    )
    .execute()
  // Other holders of a visitor token must not become the customer.
  await endTokens(trx, visitor.id)
  await askToConfirm(trx, { id: visitor.id, locale }, registration.login)
}
