import { defaultLocale, type Locale } from '#domain/locale.ts'
import type { Ctx } from '../context.ts'

export function pageUrl(ctx: Ctx, locale: Locale, path: string): string {
  return `${ctx.settings.publicUrl}${locale === defaultLocale ? '' : `/${locale}`}${path}`
}

/** Where staff see an order: a command, until the console has a page for it. */
export function staffOrderPlace(reference: string): string {
  return `npm run orders -- show ${reference}`
}

/** A message id that is the same each time its job runs. */
export function messageId(ctx: Ctx, id: string): string {
  return `<${id}@${new URL(ctx.settings.publicUrl).hostname}>`
}
