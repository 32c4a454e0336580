import type { Locale } from '#domain/locale.ts'
import {
  notificationKindsFor,
  type NotificationKindName,
} from '#domain/staff/notification-kinds.ts'
import { permissionsOfRole } from '../../platform/access/staff-member.ts'
import type { Db } from '../../platform/database/db.ts'
import { choiceOf } from './choices.ts'

/** A member of staff as notifications reach them. */
interface Chooser {
  email: string
  language: Locale
  wants: (kind: NotificationKindName, channel: 'email' | 'push') => boolean
  subscriptionIds: readonly string[]
}

/** Everyone who is not archived; what their role no longer allows, they do not want. */
export async function findChoosers(db: Db): Promise<Chooser[]> {
  const [members, subscriptions] = await Promise.all([
    db
      .selectFrom('staff as s')
      .innerJoin('staff_roles as r', 'r.id', 's.role')
      .leftJoin('staff_notification_choices as c', 'c.staff_id', 's.id')
      .select(['s.id', 's.email', 's.role', 'r.permissions'])
      .select(['c.language', 'c.email_kinds', 'c.push_kinds'])
      .where('s.archived_at', 'is', null)
      .execute(),
    db.selectFrom('staff_push_subscriptions').select(['id', 'staff_id']).orderBy('id').execute(),
  ])
  return members.map((member) => {
    const allowed = notificationKindsFor(permissionsOfRole(member.role, member.permissions))
    const { language, ...kinds } = choiceOf(member)
    return {
      email: member.email,
      language,
      wants: (kind, channel) =>
        allowed.includes(kind) &&
        kinds[channel === 'email' ? 'email_kinds' : 'push_kinds'].includes(kind),
      subscriptionIds: subscriptions
        .filter(({ staff_id: staffId }) => staffId === member.id)
        .map(({ id }) => id),
    }
  })
}
