import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LooseInput } from '#contract/client.ts'
import { showToast } from '#ui/toasts.ts'
import { errorText } from '../api/error-text.ts'
import { callStaff, type StaffKey } from '../api/staff-api.ts'
import { colon } from '../language/punctuation.ts'

interface EachCall<Row> {
  key: StaffKey
  inputOf: (row: Row) => LooseInput
  /** What a toast says of those that were not refused. */
  done: (count: number) => string
}

interface CallEachOptions<Row> {
  /** Names a row that is refused. */
  nameOf: (row: Row) => string
  /** Calls whose answers it changes. */
  changes: readonly StaffKey[]
}

/** Makes a call for each of many rows, one after another, so that a refusal stops none of the others. */
export function useCallEach<Row>({ nameOf, changes }: CallEachOptions<Row>) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function refresh() {
    await Promise.all(changes.map((call) => queries.invalidateQueries({ queryKey: [call] })))
  }

  async function callEach(rows: readonly Row[], { key, inputOf, done }: EachCall<Row>) {
    setBusy(true)
    const refused: string[] = []
    for (const row of rows) {
      try {
        await callStaff(key, { ...inputOf(row), idempotencyKey: crypto.randomUUID() })
      } catch (error) {
        refused.push(nameOf(row) + colon() + errorText(error))
      }
    }
    await refresh()
    setBusy(false)
    showToast(done(rows.length - refused.length))
    for (const text of refused) showToast(text, { tone: 'error', milliseconds: 8000 })
  }

  return { callEach, refresh, isBusy }
}
