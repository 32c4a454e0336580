import type { StaffAnswer } from '../api/staff-api.ts'

export type Warehouse = StaffAnswer<'GET /warehouses'>['data'][number]
