import { defaultLocale, type Locale } from '#domain/locale.ts'
import type { Ctx } from '../context.ts'
import { emailPictureWidth } from '../files/images.ts'
import type { EmailLink, EmailPicture } from './email-blocks.ts'

export function pageUrl(ctx: Ctx, locale: Locale, path: string): string {
  return `${ctx.settings.publicUrl}${locale === defaultLocale ? '' : `/${locale}`}${path}`
}

/** A message id that is the same each time its job runs. */
export function messageId(ctx: Ctx, id: string): string {
  return `<${id}@${new URL(ctx.settings.publicUrl).hostname}>`
}

interface StoredPicture {
  file_id: string
  width: number
  height: number
  background: string
}

/** Inside a box, drawn twice as sharp: JPEG, as Outlook opens neither WebP nor AVIF. */
export function emailPicture(
  ctx: Ctx,
  { file_id, width, height, background }: StoredPicture,
  box: { width: number; height: number },
): EmailPicture {
  const scale = Math.min(box.width / width, box.height / height, 1)
  return {
    src: `${ctx.settings.publicUrl}/files/${file_id}/${emailPictureWidth}.jpg`,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    background,
  }
}

const thumbnail = { width: 64, height: 80 }

/** An item's picture; null for an item that has none. */
export function itemPicture(ctx: Ctx, picture: StoredPicture | null): EmailPicture | null {
  return picture && emailPicture(ctx, picture, thumbnail)
}

const chooseEmails: Readonly<Record<Locale, string>> = {
  en: 'Choose what we email you',
  zh: '選擇接收哪些電郵',
  cn: '选择接收哪些邮件',
}

/** For a customer, who may choose; a guest has no account to choose in. */
export function preferencesLink(ctx: Ctx, locale: Locale): EmailLink {
  return { words: chooseEmails[locale], href: pageUrl(ctx, locale, '/account/notifications') }
}
