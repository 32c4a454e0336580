import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import { defaultLocale, type Locale } from '#domain/locale.ts'
import type { Trx } from '../../platform/database/db.ts'

export type Buyer = NonNullable<Awaited<ReturnType<typeof findBuyer>>>

/** The customer that staff chose, or null. Throws `invalid` if there is no such account. */
export async function findBuyer(trx: Trx, accountId: string | null) {
  if (accountId === null) return null
  const buyer = await trx
    .selectFrom('accounts')
    .select(['id', 'kind', 'username', 'email', 'area_code', 'phone', 'phone_e164', 'locale'])
    .where('id', '=', accountId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!buyer) throw invalid('account_id', issueSentences.not_found)
  return buyer
}

/** Who bought, as an order stores it. Without a customer there is no name and no contact. */
export function buyerOf(buyer: Buyer | null, locale: Locale | undefined) {
  const email = buyer?.email?.toLowerCase() ?? ''
  return {
    account_id: buyer?.id ?? null,
    locale: locale ?? buyer?.locale ?? defaultLocale,
    contact_email: email,
    contact_phone: buyer?.phone_e164 ?? '',
    recipient: {
      name: buyer?.username ?? '',
      email,
      area_code: buyer?.area_code ?? '',
      phone: buyer?.phone ?? '',
      address: null,
    },
  }
}
