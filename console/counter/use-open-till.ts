import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'

export type CashSession = StaffAnswer<'GET /cash-sessions'>['data'][number]

/** The shop's open cash session; null if there is none, undefined until that is known. */
export function useOpenTill(warehouseId: string): CashSession | null | undefined {
  const query = { warehouse_id: warehouseId, is_open: 'true' as const }
  const { data } = useCall('GET /cash-sessions', { query }, { refetchEveryMs: 30_000 })
  return data && (data.data[0] ?? null)
}
