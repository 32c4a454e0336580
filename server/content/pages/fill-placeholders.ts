import { isLocale, type Locale } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import { latestConfiguration } from '../../settings/latest.ts'

/** Stands in a text for the ways to pay that are switched on, such as “FPS, PayMe or Card”. */
const paymentMethods = '{payment_methods}'

/** Says whether a text shows something of the configuration, and changes with it. */
export function hasPlaceholder(content: object): boolean {
  return JSON.stringify(content).includes(paymentMethods)
}

/** The text with what the configuration says now, in each language. */
export async function fillPlaceholders<Content extends object>(
  ctx: Ctx,
  content: Content,
): Promise<Content> {
  if (!hasPlaceholder(content)) return content
  const { payment_methods: methods } = await latestConfiguration(ctx)
  const listIn = (locale: Locale) =>
    new Intl.ListFormat(locale === 'en' ? 'en' : 'zh', { type: 'disjunction' }).format(
      methods.map(({ title }) => title[locale]),
    )
  const lists = { en: listIn('en'), zh: listIn('zh'), cn: listIn('cn') }
  return filled(content, lists, 'en') as Content
}

function filled(value: unknown, lists: Readonly<Record<Locale, string>>, locale: Locale): unknown {
  if (typeof value === 'string') return value.replaceAll(paymentMethods, lists[locale])
  if (Array.isArray(value)) return value.map((each) => filled(each, lists, locale))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      filled(each, lists, isLocale(key) ? key : locale),
    ]),
  )
}
