import type { z } from '@hono/zod-openapi'
import type { chooseNotifications, getNotifications } from '#contract/staff/notifications.ts'
import type { Locale } from '#domain/locale.ts'
import {
  isNotificationKind,
  notificationKinds,
  notificationKindsFor,
  usualPushKinds,
} from '#domain/staff/notification-kinds.ts'
import type { StaffMember } from '../../platform/access/staff-member.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import { differences } from '../../platform/changes/differences.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { listSubscriptions } from '../push/push-subscriptions.ts'
import { vapidKeys } from '../push/vapid-keys.ts'

type Notifications = z.input<typeof getNotifications.answer>
type Choice = z.output<typeof chooseNotifications.body & {}>

/** A row of `staff_notification_choices`, or its columns as null. */
interface ChoiceRow {
  language: Choice['language'] | null
  email_kinds: readonly string[] | null
  push_kinds: readonly string[] | null
}

/** The recipient's choice, else the usual one in that language. */
export function choiceOf(row: ChoiceRow | undefined, locale: Locale = 'en'): Choice {
  return {
    language: row?.language ?? languageFor(locale),
    email_kinds: row?.email_kinds?.filter(isNotificationKind) ?? [],
    push_kinds: row?.push_kinds?.filter(isNotificationKind) ?? [...usualPushKinds],
  }
}

export async function readNotifications(
  db: Db | Trx,
  { id, permissions }: StaffMember,
  locale: Locale,
): Promise<Notifications> {
  const { email } = await db
    .selectFrom('staff')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const kinds = notificationKindsFor(permissions)
  const choice = choiceOf(await findChoice(db, id), locale)
  return {
    ...choice,
    email_kinds: kinds.filter((kind) => choice.email_kinds.includes(kind)),
    push_kinds: kinds.filter((kind) => choice.push_kinds.includes(kind)),
    email,
    kinds,
    subscriptions: await listSubscriptions(db, id),
    vapid_key: (await vapidKeys(db)).publicKey,
  }
}

/** Says nothing to the audit log if nothing changes. */
export async function saveChoice(
  trx: Trx,
  { id }: StaffMember,
  input: Choice,
  changes: ChangeRecorder,
): Promise<void> {
  const known = choiceOf(await findChoice(trx, id))
  const choice = {
    language: input.language,
    email_kinds: inOrder(input.email_kinds),
    push_kinds: inOrder(input.push_kinds),
  }
  await trx
    .insertInto('staff_notification_choices')
    .values({ staff_id: id, ...choice })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(choice))
    .execute()
  const changed = differences({ ...known }, choice)
  const subject = { kind: 'staff', id }
  if (changed) await changes.record(trx, { action: 'notifications_chosen', subject, ...changed })
  else changes.recordNothing()
}

/** Fixes the language of a member who has made no choice yet. */
export async function keepLanguage(trx: Trx, staffId: string, locale: Locale): Promise<void> {
  await trx
    .insertInto('staff_notification_choices')
    .values({ staff_id: staffId, ...choiceOf(undefined, locale) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function findChoice(db: Db | Trx, staffId: string) {
  return db
    .selectFrom('staff_notification_choices')
    .select(['language', 'email_kinds', 'push_kinds'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
}

function inOrder(chosen: Choice['push_kinds']): Choice['push_kinds'] {
  return notificationKinds.filter((kind) => chosen.includes(kind))
}

/** The console has English and traditional Chinese. */
function languageFor(locale: Locale): Choice['language'] {
  return locale === 'en' ? 'en' : 'zh'
}
