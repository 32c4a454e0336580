import type { StaffAnswer } from '../api/staff-api.ts'

export type StockLine = StaffAnswer<'GET /stock'>['data'][number]

/** Calls whose answers a movement of stock changes. */
export const stockCalls = [
  'GET /stock',
  'GET /stock/movements',
  'GET /stock/transfers',
  'GET /stock-transfers/{id}',
  'GET /products',
  'GET /products/{id}',
] as const
