import type { StaffAnswer } from '../api/staff-api.ts'

export type Request = StaffAnswer<'GET /refund-requests/{id}'>
