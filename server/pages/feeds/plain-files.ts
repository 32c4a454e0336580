import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../../platform/context.ts'
import { readBrand } from '../../settings/brand.ts'

const daysValid = 180

/** Where to report a vulnerability (RFC 9116). Throws `not_found` while the shop has no email. */
export async function securityTxt(ctx: Ctx): Promise<string> {
  const { contact } = await readBrand(ctx)
  if (contact.email === '') throw new DomainError('not_found')
  const expires = new Date(ctx.clock().getTime() + daysValid * 86_400_000)
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, zh',
    `Canonical: ${ctx.settings.publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** What language models should read first (llmstxt.org). */
export async function llmsTxt(ctx: Ctx): Promise<string> {
  const { name, tagline } = await readBrand(ctx)
  const link = (title: string, path: string) => `- [${title}](${ctx.settings.publicUrl}${path})`
  return [
    `# ${name.en}`,
    '',
    ...(tagline.en ? [`> ${tagline.en}`, ''] : []),
    'Prices are in Hong Kong dollars. Every page is also in Chinese, under /zh and /cn.',
    '',
    '## Products',
    link('All products', '/shop/main/product'),
    link('Every variant with price and stock', '/feeds/products-en.xml'),
    link('Site map', '/sitemap.xml'),
    '',
    '## Journal',
    link('Newest stories', '/feeds/journal-en.xml'),
    '',
    '## Help',
    link('Questions', '/faq'),
    link('Delivery', '/terms-of-service/shipping-policy'),
    link('Returns and refunds', '/terms-of-service/refund-policy'),
    link('Contact', '/contact-us'),
    '',
    '## For programs',
    link('OpenAPI document of the customer API', '/api/customer/openapi.json'),
    '',
  ].join('\n')
}
