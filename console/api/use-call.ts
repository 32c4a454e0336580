import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { callStaff, type StaffInput, type StaffKey } from './staff-api.ts'

/** Query of a GET call; its key is the call and its input: `['GET /orders', { query }]`. */
export function callQuery<Key extends StaffKey>(key: Key, input: StaffInput<Key>) {
  return queryOptions({
    queryKey: [key, input],
    queryFn: ({ signal }) => callStaff(key, { ...input, signal }),
  })
}

interface CallOptions {
  /** While a new page or filter loads, the old rows stay, dimmed. */
  keepPrevious?: boolean
  refetchEveryMs?: number
  enabled?: boolean
}

export function useCall<Key extends StaffKey>(
  key: Key,
  input: StaffInput<Key>,
  { keepPrevious = false, refetchEveryMs, enabled = true }: CallOptions = {},
) {
  return useQuery({
    ...callQuery(key, input),
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...(refetchEveryMs && { refetchInterval: refetchEveryMs }),
  })
}
