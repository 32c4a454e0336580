import type { StaffMember } from '../access/staff-member.ts'
import type { Trx } from '../context.ts'

export interface Change {
  /** What was done, in the past: `order_shipped`. */
  action: string
  subject: { kind: string; id: string }
  /** What differs, as it was and as it is. No passwords, no customer's particulars. */
  before?: unknown
  after?: unknown
}

/** Whose call has said what it changed; `serveStaff` asks. */
const accounted = new WeakSet<StaffMember>()

/**
 * Writes down who changed what, inside the transaction of the change. Without a staff member the
 * shop itself did it, or somebody at the machine by command.
 */
export async function recordChange(
  trx: Trx,
  staff: StaffMember | null,
  { action, subject, before, after }: Change,
): Promise<void> {
  await trx
    .insertInto('staff_changes')
    .values({
      staff_id: staff?.id ?? null,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .execute()
  if (staff) accounted.add(staff)
}

/** For a call that found everything already as it was asked to be. */
export function recordNoChange(staff: StaffMember): void {
  accounted.add(staff)
}

/** Whether the call of this staff member has said what it changed. */
export function isAccountedFor(staff: StaffMember): boolean {
  return accounted.has(staff)
}
