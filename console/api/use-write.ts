import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/client.ts'
import { explainChange } from './explain-conflict.ts'
import { callStaff, type StaffAnswer, type StaffInput, type StaffKey } from './staff-api.ts'
import { settleWrite, writeKey } from './write-keys.ts'

interface WriteOptions<Key extends StaffKey> {
  /** Calls whose answers this write changes, such as `GET /orders`. */
  changes: readonly StaffKey[]
  onDone?: (answer: StaffAnswer<Key>, input: StaffInput<Key>) => void
}

/** A POST, PUT or DELETE, repeated safely (`writeKey`). A conflict fetches what changed. */
export function useWrite<Key extends StaffKey>(key: Key, options: WriteOptions<Key>) {
  const queries = useQueryClient()

  async function refresh() {
    await Promise.all(
      options.changes.map(async (call) => {
        const refetched = queries.invalidateQueries({ queryKey: [call] })
        // Counted on every screen: no write waits for it.
        if (call !== 'GET /today') await refetched
      }),
    )
  }

  return useMutation({
    mutationFn(input: StaffInput<Key>) {
      const idempotencyKey = writeKey(key, input)
      return explainChange(callStaff(key, { ...input, idempotencyKey }))
    },
    onSettled(_answer, error, input) {
      settleWrite(key, input, error)
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
