import { localize, type Locale } from '#domain/locale.ts'
import type { Ctx } from '../platform/context.ts'
import type { EmailBrand } from '../platform/mail/email-blocks.ts'
import { emailPicture, pageUrl } from '../platform/mail/links.ts'
import { readBrand } from './brand.ts'
import { readSeller } from './seller.ts'

const logoBox = { width: 160, height: 48 }

/** The brand as emails show it, in the reader's language. */
export async function readEmailBrand(ctx: Ctx, locale: Locale): Promise<EmailBrand> {
  const [{ logo }, seller] = await Promise.all([readBrand(ctx), readSeller(ctx)])
  const name = localize(seller.name, locale)
  const company = localize(seller.company, locale) || name
  const legal = [company, seller.registration]
  const reach = [seller.phone, seller.email]
  return {
    name,
    home: pageUrl(ctx, locale, '/'),
    logo: logo && emailPicture(ctx, logo, logoBox),
    footer: [legal, [localize(seller.address, locale)], reach]
      .map((parts) => parts.filter((part) => part !== '').join(' · '))
      .filter((line) => line !== ''),
  }
}
