import { DomainError } from '#domain/errors.ts'
import { defaultLocale, type Locale } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import { readLanguages } from '../../platform/languages.ts'
import { pageUrl } from '../../platform/mail/links.ts'
import { readAgentSettings } from '../../settings/agents.ts'
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
  const { is_on: isOn } = await readAgentSettings(ctx)
  const { shown, fallback } = await readLanguages(ctx)
  const locale = shown.includes(defaultLocale) ? defaultLocale : fallback
  const file = (title: string, path: string) => `- [${title}](${ctx.settings.publicUrl}${path})`
  const link = (title: string, path: string) => `- [${title}](${pageUrl(ctx, locale, path)})`
  const others = shown.filter((each) => each !== locale)
  return [
    `# ${name.en}`,
    '',
    ...(tagline.en ? [`> ${tagline.en}`, ''] : []),
    ['Prices are in Hong Kong dollars.', otherLanguages(others)].filter(Boolean).join(' '),
    '',
    '## Products',
    link('All products', '/shop/main/product'),
    file('Every variant with price and stock', `/feeds/products-${locale}.xml`),
    file('Site map', '/sitemap.xml'),
    '',
    '## Journal',
    file('Newest stories', `/feeds/journal-${locale}.xml`),
    '',
    '## Help',
    link('Questions', '/faq'),
    link('Delivery', '/terms-of-service/shipping-policy'),
    link('Returns and refunds', '/terms-of-service/refund-policy'),
    link('Contact', '/contact-us'),
    '',
    '## For programs',
    file('OpenAPI document of the customer API', '/api/customer/openapi.json'),
    ...(isOn
      ? [
          file('Profile for agents that shop (Universal Commerce Protocol)', '/.well-known/ucp'),
          `- Tools for agents (MCP, streamable HTTP): ${ctx.settings.publicUrl}/mcp`,
        ]
      : []),
    '',
  ].join('\n')
}

const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  zh: 'traditional Chinese',
  cn: 'simplified Chinese',
}

function otherLanguages(others: readonly Locale[]): string {
  if (others.length === 0) return ''
  const places = others.map((each) => `${languageNames[each]} under /${each}`)
  return `Every page is also in ${places.join(' and in ')}.`
}
