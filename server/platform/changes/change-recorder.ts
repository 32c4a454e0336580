import type { StaffMember } from '../access/staff-member.ts'
import type { Trx } from '../database/db.ts'

interface Change {
  /** In the past tense: `order_shipped`. */
  action: string
  subject: { kind: string; id: string }
  /** Only what differs. No passwords, no personal data of customers. */
  before?: unknown
  after?: unknown
}

/** Writes one staff call's changes to the audit log. */
export class ChangeRecorder {
  readonly staff: Pick<StaffMember, 'id'> | null
  #isSaid = false

  /** Null: the shop itself, or the command line. */
  constructor(staff: Pick<StaffMember, 'id'> | null) {
    this.staff = staff
  }

  /** Call in the transaction of the change. */
  async record(trx: Trx, { action, subject, before, after }: Change): Promise<void> {
    await trx
      .insertInto('audit_events')
      .values({
        staff_id: this.staff?.id ?? null,
        action,
        subject_kind: subject.kind,
        subject_id: subject.id,
        before: before === undefined ? null : JSON.stringify(before),
        after: after === undefined ? null : JSON.stringify(after),
      })
      .execute()
    this.#isSaid = true
  }

  /** For a call that changed nothing because everything was already as requested. */
  recordNothing(): void {
    this.#isSaid = true
  }

  /** Whether the call has recorded its change, or that there is none. */
  get isSaid(): boolean {
    return this.#isSaid
  }
}

/** For changes without a staff member. */
export const changesByShop = new ChangeRecorder(null)
