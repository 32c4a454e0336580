import {
  configurationValues,
  type StaffNotificationKind,
} from '#contract/staff/configuration-values.ts'
import type { Locale } from '#domain/locale.ts'
import type { Ctx } from '../platform/context.ts'
import { readBrand } from '../settings/brand.ts'
import { findConfiguration } from '../settings/configurations.ts'

export interface Recipient {
  email: string
  language: Locale
}

/** Recipients by kind of event: as configured, else the shop's address, else its owners. */
export async function notificationRecipients(
  ctx: Ctx,
): Promise<(kind: StaffNotificationKind) => readonly Recipient[]> {
  const value = (await findConfiguration(ctx, 'staff_notifications')) ?? {}
  const configured = configurationValues.staff_notifications.parse(value)
  const usual = await usualRecipients(ctx)
  return (kind) => configured[kind] ?? usual
}

/** The shop's address, else its owners. */
export async function usualRecipients(ctx: Ctx): Promise<Recipient[]> {
  const { contact } = await readBrand(ctx)
  if (contact.email !== '') return [{ email: contact.email, language: 'en' }]
  const owners = await ctx.db
    .selectFrom('staff')
    .select('email')
    .where('role', '=', 'owner')
    .where('archived_at', 'is', null)
    .execute()
  return owners.map(({ email }) => ({ email, language: 'en' }))
}
