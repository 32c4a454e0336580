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

/** Writes down what one call of a staff member changes. */
export class ChangeRecorder {
  readonly staff: StaffMember | null
  #isSaid = false

  /** Null: the shop itself, or somebody at the machine by command. */
  constructor(staff: StaffMember | null) {
    this.staff = staff
  }

  /** Belongs in the transaction of the change. */
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

  /** For a call that found everything already as it was asked to be. */
  recordNothing(): void {
    this.#isSaid = true
  }

  /** Whether the call has said what it changed. */
  get isSaid(): boolean {
    return this.#isSaid
  }
}

/** For what no staff member does. */
export const changesByShop = new ChangeRecorder(null)
