import type { StaffAnswer } from '../api/staff-api.ts'

export type Colleague = StaffAnswer<'GET /staff'>['data'][number]
