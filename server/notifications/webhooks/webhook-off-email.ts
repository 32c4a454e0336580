import type { Locale } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Jobs } from '../../platform/jobs/queue.ts'
import type { EmailBrand } from '../../platform/mail/email-blocks.ts'
import { messageId } from '../../platform/mail/links.ts'
import { renderPlainEmail } from '../../platform/mail/plain-email.ts'
import type { RenderedEmail } from '../../platform/mail/render-email.ts'
import { readEmailBrand } from '../../settings/email-brand.ts'

type OffReason = 'failing' | 'gone'

interface Texts {
  subject: (name: string) => string
  reasons: Record<OffReason, (name: string) => string>
  effect: string
  look: string
}

const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    subject: (name) => `Webhook “${name}” was switched off`,
    reasons: {
      failing: (name) => `Nothing has reached the webhook “${name}” for a day, so it is now off.`,
      gone: (name) => `The receiver of the webhook “${name}” asked for no more, so it is now off.`,
    },
    effect: 'Until it is on again, that program hears nothing of what happens in the shop.',
    look: 'See its deliveries',
  },
  zh: {
    subject: (name) => `Webhook「${name}」已停用`,
    reasons: {
      failing: (name) => `Webhook「${name}」已有一天未能送達，現已停用。`,
      gone: (name) => `Webhook「${name}」的接收方表示不再接收，現已停用。`,
    },
    effect: '重新啟用之前，該系統不會收到網店的任何通知。',
    look: '查看傳送紀錄',
  },
  cn: {
    subject: (name) => `Webhook“${name}”已停用`,
    reasons: {
      failing: (name) => `Webhook“${name}”已有一天无法送达，现已停用。`,
      gone: (name) => `Webhook“${name}”的接收方表示不再接收，现已停用。`,
    },
    effect: '重新启用之前，该系统不会收到网店的任何通知。',
    look: '查看发送记录',
  },
}

interface WebhookOff {
  locale: Locale
  brand: EmailBrand
  name: string
  reason: OffReason
  link: string
}

export function renderWebhookOff({ locale, brand, name, reason, link }: WebhookOff): RenderedEmail {
  const { subject, reasons, effect, look } = texts[locale]
  return renderPlainEmail({
    locale,
    brand,
    subject: subject(name),
    paragraphs: [reasons[reason](name), effect],
    action: { words: look, href: link },
  })
}

/** Tells staff that a webhook was switched off; nothing if it is on again. */
export async function sendWebhookOffEmail(
  ctx: Ctx,
  { email, language, webhook_id: id }: Jobs['send_webhook_off_email'],
): Promise<void> {
  const webhook = await ctx.db
    .selectFrom('webhooks')
    .select(['name', 'off_reason', 'off_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!webhook?.off_reason || !webhook.off_at) return
  const rendered = renderWebhookOff({
    locale: language,
    brand: await readEmailBrand(ctx, language),
    name: webhook.name,
    reason: webhook.off_reason,
    link: `${ctx.settings.publicUrl}/staff/settings/webhooks/${id}`,
  })
  const name = `webhook-off.${id}.${webhook.off_at.getTime()}`
  await ctx.mail.send({ ...rendered, to: email, messageId: messageId(ctx, name) })
}
