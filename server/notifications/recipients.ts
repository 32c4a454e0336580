import { configurationValues } from '#contract/staff/configuration-values.ts'
import type { Locale } from '#domain/locale.ts'
import type { NotificationKindName } from '#domain/staff/notification-kinds.ts'
import type { Ctx } from '../platform/context.ts'
import { readBrand } from '../settings/brand.ts'
import { findConfiguration } from '../settings/configurations.ts'

export interface Recipient {
  email: string
  language: Locale
}

/**
 * The shop's recipients by kind of event: as configured, else its address, else its owners; of what
 * only an owner can mend, the owners.
 */
export async function notificationRecipients(
  ctx: Ctx,
): Promise<(kind: NotificationKindName) => readonly Recipient[]> {
  const value = (await findConfiguration(ctx, 'staff_notifications')) ?? {}
  const configured = configurationValues.staff_notifications.parse(value)
  const usual = await usualRecipients(ctx)
  const owners = await findOwners(ctx)
  const { new_order = usual, payment_proof = usual, refund_request = usual } = configured
  const lists: Partial<Record<NotificationKindName, readonly Recipient[]>> = {
    new_order,
    payment_proof,
    refund_request,
    backup_failed: owners,
    audit_findings: owners,
  }
  return (kind) => lists[kind] ?? []
}

/** The shop's address, else its owners. */
export async function usualRecipients(ctx: Ctx): Promise<Recipient[]> {
  const { contact } = await readBrand(ctx)
  if (contact.email !== '') return [{ email: contact.email, language: 'en' }]
  return findOwners(ctx)
}

async function findOwners({ db }: Pick<Ctx, 'db'>): Promise<Recipient[]> {
  const owners = await db
    .selectFrom('staff')
    .select('email')
    .where('role', '=', 'owner')
    .where('archived_at', 'is', null)
    .execute()
  return owners.map(({ email }) => ({ email, language: 'en' }))
}
