import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ApiError, type LooseInput } from '#contract/client.ts'
import { explainChange } from './explain-conflict.ts'
import { callStaff, type StaffAnswer, type StaffInput, type StaffKey } from './staff-api.ts'
import { settleWrite, writeKey } from './write-keys.ts'

interface WriteOptions<Answer, Input> {
  /** Calls whose answers this write changes, such as `GET /orders`. */
  changes: readonly StaffKey[]
  onDone?: (answer: Answer, input: Input) => void
}

/** A POST, PUT or DELETE, repeated safely (`writeKey`). A conflict fetches what changed. */
export function useWrite<Key extends StaffKey>(
  key: Key,
  options: WriteOptions<StaffAnswer<Key>, StaffInput<Key>>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: StaffInput<Key>) => write(key, input),
    ...settling(queries, options, (input) => ({ key, input })),
  })
}

/** One that is declared in a description: which call it is, and what it takes, is known only there. */
export interface DescribedWrite {
  key: StaffKey
  input: LooseInput
}

/** The same for calls that a description names. */
export function useDescribedWrite<Described extends DescribedWrite>(
  options: WriteOptions<unknown, Described>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ key, input }: Described): Promise<unknown> => write(key, input),
    ...settling(queries, options, (described) => described),
  })
}

function write<Key extends StaffKey>(key: Key, input: LooseInput): Promise<StaffAnswer<Key>> {
  return explainChange(callStaff(key, { ...input, idempotencyKey: writeKey(key, input) }))
}

function settling<Answer, Input>(
  queries: QueryClient,
  { changes, onDone }: WriteOptions<Answer, Input>,
  sentAs: (input: Input) => DescribedWrite,
) {
  async function refresh() {
    await Promise.all(
      changes.map(async (call) => {
        const refetched = queries.invalidateQueries({ queryKey: [call] })
        // Counted on every screen: no write waits for it.
        if (call !== 'GET /today') await refetched
      }),
    )
  }
  return {
    onSettled(_answer: Answer | undefined, error: Error | null, sent: Input) {
      const { key, input } = sentAs(sent)
      settleWrite(key, input, error)
    },
    async onError(error: Error) {
      if (error instanceof ApiError && error.status === 409) await refresh()
    },
    async onSuccess(answer: Answer, sent: Input) {
      onDone?.(answer, sent)
      await refresh()
    },
  }
}
