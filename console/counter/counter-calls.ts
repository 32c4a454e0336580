import { stockCalls } from '../stock/stock-types.ts'

/** Calls whose answers change with what is sold, paid or brought back at the counter. */
export const counterCalls = [
  ...stockCalls,
  'GET /orders',
  'GET /orders/{id}',
  'GET /refunds',
  'GET /cash-sessions',
  'GET /cash-sessions/{id}',
  'GET /try-on-holds',
  'GET /today',
  'POST /counter/quotes',
] as const
