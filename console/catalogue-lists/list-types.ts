import type { StaffAnswer } from '../api/staff-api.ts'

export type Category = StaffAnswer<'GET /categories'>['data'][number]
export type Collection = StaffAnswer<'GET /collections'>['data'][number]
export type Colour = StaffAnswer<'GET /colours'>['data'][number]
