import { defaultLocale, type Locale } from '#domain/locale.ts'
import type { Ctx } from '../context.ts'

/** A page of the shop, in a language. */
export function pageUrl(ctx: Ctx, locale: Locale, path: string): string {
  return `${ctx.settings.publicUrl}${locale === defaultLocale ? '' : `/${locale}`}${path}`
}

/** Where staff see an order: the command, until there is a page for it. */
export function staffOrderPlace(reference: string): string {
  return `npm run orders -- show ${reference}`
}

/** The name of a letter, the same each time its job runs. */
export function messageId(ctx: Ctx, id: string): string {
  return `<${id}@${new URL(ctx.settings.publicUrl).hostname}>`
}
