import type { StaffAnswer } from '../api/staff-api.ts'

/** A sale that was made. */
export type Sale = StaffAnswer<'POST /counter/sales'>
