import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../query-client.ts'

/** A first fetch under way may be of before a change, and invalidating alone does not restart it. */
export async function refetch(queryKey: QueryKey): Promise<void> {
  const client = queryClient()
  await client.cancelQueries({ queryKey })
  void client.invalidateQueries({ queryKey })
}
