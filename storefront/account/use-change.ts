import { useRef, useState } from 'react'
import type { ApiClient } from '#contract/client.ts'
import { ApiError } from '#contract/client.ts'
import { randomText } from '#domain/ids.ts'
import { showToast } from '#ui/toasts.ts'
import { errorText, errorTitle } from '../forms/error-text.ts'
import { useLocale } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { queryClient } from '../query-client.ts'
import { refetch } from '../order/refetch.ts'
import { personalApi } from '../session/session.ts'
import { useAccountMessages } from './account-messages.ts'
import type { OwnKey } from './use-own.ts'

export type Outcome = { isSaved: true } | { isSaved: false; text: string; error: unknown }

export interface Changing<Change> {
  isBusy: boolean
  /** Outcome of the latest change; null while one is pending. */
  outcome: Outcome | null
  change: (change: Change) => Promise<Outcome>
}

interface ChangePlan<Data, Change> {
  queryKey: OwnKey
  /** The start of the keys of all that may show the change, if that is more than `queryKey`. */
  staleKey?: readonly [string]
  /** The expected result, shown immediately; absent if only the server can tell. */
  optimistic?: (before: Data, change: Change) => Data
  /** Resolves to the new data, or undefined to refetch. */
  send: (api: ApiClient, change: Change, idempotencyKey: string) => Promise<Data | undefined>
}

/** spec §4: applied optimistically, refetched on failure. Changes are sent one at a time. */
export function useChange<Data, Change>(plan: ChangePlan<Data, Change>): Changing<Change> {
  const { queryKey, staleKey = queryKey, optimistic, send } = plan
  const locale = useLocale()
  const messages = useMessages()
  const text = useAccountMessages()
  const [waiting, setWaiting] = useState(0)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const underway = useRef(0)

  async function show(data: Data | undefined): Promise<void> {
    if (data === undefined) await refetch(staleKey)
    // With later changes pending, the screen already shows more than this response.
    else if (underway.current === 1) queryClient().setQueryData(queryKey, data)
  }

  function failed(error: unknown): Outcome {
    // spec §8: 'Error from Server' or 'Error', top right. A refusal is shown in the form.
    if (!(error instanceof ApiError)) showToast(errorTitle(error, messages), { tone: 'error' })
    return { isSaved: false, text: errorText(error, messages), error }
  }

  async function change(wanted: Change): Promise<Outcome> {
    const client = queryClient()
    underway.current += 1
    setWaiting(underway.current)
    setOutcome(null)
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData<Data>(queryKey)
    if (optimistic && before !== undefined)
      client.setQueryData(queryKey, optimistic(before, wanted))
    const sent = queue.current.then(() => send(personalApi(locale), wanted, randomText(24)))
    // Its error is handled below; the next change is still sent.
    queue.current = sent.catch(() => {})
    let result: Outcome
    try {
      await show(await sent)
      // spec §8
      showToast(text.success)
      result = { isSaved: true }
    } catch (error) {
      if (before !== undefined) client.setQueryData(queryKey, before)
      void client.invalidateQueries({ queryKey })
      result = failed(error)
    }
    underway.current -= 1
    setWaiting(underway.current)
    setOutcome(result)
    return result
  }

  return { isBusy: waiting > 0, outcome, change }
}
