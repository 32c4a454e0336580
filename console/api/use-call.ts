import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { LooseInput } from '#contract/client.ts'
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
  options: CallOptions = {},
) {
  return useQuery({ ...callQuery(key, input), ...settingsOf(options) })
}

/** The same for a call that a description names, with the answer that it is declared with. */
export function useDescribedCall<Answer>(key: StaffKey, input: LooseInput, options: CallOptions) {
  return useQuery({
    queryKey: [key, input],
    queryFn: async ({ signal }) => {
      const answer: unknown = await callStaff(key, { ...input, signal })
      return answer as Answer
    },
    ...settingsOf(options),
  })
}

function settingsOf({ keepPrevious = false, refetchEveryMs, enabled = true }: CallOptions) {
  return {
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...(refetchEveryMs && { refetchInterval: refetchEveryMs }),
  }
}
