import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '#contract/client.ts'
import { explainOrderChange } from './explain-conflict.ts'
import { callStaff, type StaffAnswer, type StaffInput, type StaffKey } from './staff-api.ts'

interface WriteOptions<Key extends StaffKey> {
  /** Calls whose answers this write changes, such as `GET /orders`. */
  changes: readonly StaffKey[]
  onDone?: (answer: StaffAnswer<Key>, input: StaffInput<Key>) => void
}

/**
 * A POST, PUT or DELETE. The same input gets the same idempotency key until the shop has answered:
 * a second press after a lost answer repeats nothing. A conflict fetches what changed.
 */
export function useWrite<Key extends StaffKey>(key: Key, options: WriteOptions<Key>) {
  const queries = useQueryClient()
  const keys = useRef(new Map<string, string>())

  function refresh() {
    return Promise.all(
      options.changes.map((call) => queries.invalidateQueries({ queryKey: [call] })),
    )
  }

  return useMutation({
    mutationFn(input: StaffInput<Key>) {
      const content = JSON.stringify(input)
      const idempotencyKey = keys.current.get(content) ?? crypto.randomUUID()
      keys.current.set(content, idempotencyKey)
      return explainOrderChange(callStaff(key, { ...input, idempotencyKey }))
    },
    onSettled(_answer, error, input) {
      if (!error || error instanceof ApiError) keys.current.delete(JSON.stringify(input))
    },
    async onError(error) {
      if (error instanceof ApiError && error.status === 409) await refresh()
    },
    async onSuccess(answer, input) {
      options.onDone?.(answer, input)
      await refresh()
    },
  })
}
