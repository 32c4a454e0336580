import type { StaffAnswer } from '../api/staff-api.ts'

export type Colleague = StaffAnswer<'GET /staff'>['data'][number]
export type Role = StaffAnswer<'GET /roles'>['data'][number]
