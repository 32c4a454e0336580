import { configuration } from '#contract/endpoints/configuration.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import type { Ctx } from '../../platform/context.ts'
import { countAgainst, limits } from '../../platform/http/rate-limit.ts'
import { e164Of } from '../../platform/text/phone-number.ts'
import { findConfiguration } from '../../settings/configurations.ts'

/** Throws `invalid` for an unknown country. */
export async function requireCountry(ctx: Ctx, country: string | null | undefined): Promise<void> {
  if (country === null || country === undefined) return
  const set = (await findConfiguration(ctx, 'countries')) ?? []
  const codes = configuration.shape.countries.parse(set).map(({ code }) => code)
  if (!codes.includes(country)) throw invalid('country', issueSentences.country)
}

interface Caller {
  accountId: string
  /** Network address. */
  address: string
}

/**
 * Throws `invalid` for another account's confirmed number. The answer reveals that it is taken, so
 * these checks are rate-limited as in decision 011.
 */
export async function requireFreeNumber(
  ctx: Ctx,
  { accountId, address }: Caller,
  { areaCode, phone }: { areaCode: string; phone: string },
): Promise<void> {
  const number = e164Of(areaCode, phone)
  if (number === null) throw invalid('phone', issueSentences.phone)
  await countAgainst(ctx, limits.newNumbers, accountId)
  await countAgainst(ctx, limits.newNumbersByAddress, address)
  const owner = await ctx.db
    .selectFrom('accounts')
    .select('id')
    .where('phone_e164', '=', number)
    .where('phone_verified_at', 'is not', null)
    .where('closed_at', 'is', null)
    .where('id', '!=', accountId)
    .executeTakeFirst()
  if (owner) throw invalid('phone', issueSentences.taken)
}
