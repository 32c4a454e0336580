import type { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import type { listSubscribers as endpoint } from '#contract/staff/newsletter.ts'
import type { Locale } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Page } from '../../platform/database/read-page.ts'

type Subscriber = z.input<typeof endpoint.answer>['data'][number]

interface SubscriberRow {
  email: string
  locale: Locale
  is_customer: boolean
  confirmed_at: Date
  unsubscribe_key: string
  total: number
}

/** Who receives the newsletter. A customer's own setting counts over an earlier subscription. */
export async function listSubscribers(
  ctx: Ctx,
  { page, per_page }: Page,
): Promise<{ data: Subscriber[]; total: number }> {
  const { rows } = await sql<SubscriberRow>`
    with members as (
      select lower(a.email) as email, a.locale, n.accepted_at, n.unsubscribe_key,
        n.is_notifiable and n.is_accept and 'newsletter' = any(n.channels) as receives
      from accounts a left join notification_settings n on n.account_id = a.id
      where a.closed_at is null and a.email_verified_at is not null and a.kind = 'REGISTERED'
    ), subscribers as (
      select email, locale, true as is_customer, accepted_at as confirmed_at, unsubscribe_key
      from members where receives
      union all
      select s.email, s.locale, false, s.confirmed_at, s.unsubscribe_key
      from newsletter_subscribers s
      where s.confirmed_at is not null and s.unsubscribed_at is null
        and not exists (select 1 from members m where m.email = s.email)
    )
    select *, count(*) over ()::integer as total from subscribers
    order by email limit ${per_page} offset ${(page - 1) * per_page}`.execute(ctx.db)
  const data = rows.map(({ email, locale, is_customer, confirmed_at, unsubscribe_key }) => ({
    email,
    locale,
    is_customer,
    confirmed_at: confirmed_at.toISOString(),
    unsubscribe_url: `${ctx.settings.publicUrl}/api/unsubscribe/${unsubscribe_key}`,
  }))
  return { data, total: rows[0]?.total ?? 0 }
}
