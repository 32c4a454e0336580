import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import type { Account } from '../../platform/access/authenticate.ts'
import { endTokens } from '../../platform/access/tokens.ts'
import type { Ctx, Trx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { countAgainst, limits } from '../../platform/http/rate-limit.ts'
import { checkRegistration, type RegistrationForm } from './check-registration.ts'
import { hasContact, isTaken } from './contact.ts'
import { askToConfirm } from './prove-contact.ts'

/**
 * Makes an account of its own. If the contact has one already nothing is made, and its owner is
 * told: answer and work are the same (docs/decisions/011).
 */
export async function registerCustomer(
  ctx: Ctx,
  form: RegistrationForm,
  caller: { address: string; locale: Locale },
): Promise<void> {
  await countAgainst(ctx, limits.registrations, caller.address)
  const registration = await checkRegistration(ctx, form)
  const account = {
    ...registration.columns,
    id: newId('account'),
    kind: 'REGISTERED' as const,
    locale: caller.locale,
    created_at: ctx.clock(),
    last_seen_at: ctx.clock(),
  }
  await inTransaction(ctx, async (trx) => {
    await trx
      .insertInto('accounts')
      .values(account)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await askToConfirm(trx, account, registration.login)
  })
}

/** Turns the visitor's account into a customer's: what hangs on it stays where it is. */
export async function migrateAccount(
  ctx: Ctx,
  visitor: Account,
  form: RegistrationForm,
  caller: { address: string; locale: Locale },
): Promise<void> {
  if (visitor.kind !== 'TEMP') throw new DomainError('forbidden')
  await countAgainst(ctx, limits.registrations, caller.address)
  const registration = await checkRegistration(ctx, form)
  const migrate = async (trx: Trx): Promise<void> => {
    const open = await trx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', visitor.id)
      .where('kind', '=', 'TEMP')
      .where('closed_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    // Its twin was faster, and ended this token.
    if (!open) throw new DomainError('unauthenticated')
    await trx
      .updateTable('accounts')
      .set({
        ...registration.columns,
        kind: 'REGISTERED',
        locale: caller.locale,
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
    // Whoever else holds a token of the visitor must not become the customer by it.
    await endTokens(trx, visitor.id)
    await askToConfirm(trx, { id: visitor.id, locale: caller.locale }, registration.login)
  }
  await inTransaction(ctx, migrate, isTaken)
}
