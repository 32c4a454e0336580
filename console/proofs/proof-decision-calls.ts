/** Calls whose answers a decision changes. */
export const decisionCalls = [
  'GET /payment-proofs',
  'GET /orders',
  'GET /orders/{id}',
  'GET /today',
] as const
