import { defaultLocale, type Locale } from '#domain/locale.ts'
import type { Ctx } from '../context.ts'

export function pageUrl(ctx: Ctx, locale: Locale, path: string): string {
  return `${ctx.settings.publicUrl}${locale === defaultLocale ? '' : `/${locale}`}${path}`
}

/** Where staff see an order: its page in the console. */
export function staffOrderUrl(ctx: Ctx, reference: string): string {
  return `${ctx.settings.publicUrl}/staff/orders/${reference}`
}

/** A message id that is the same each time its job runs. */
export function messageId(ctx: Ctx, id: string): string {
  return `<${id}@${new URL(ctx.settings.publicUrl).hostname}>`
}
