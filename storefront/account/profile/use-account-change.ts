import type { CallInput } from '#contract/client.ts'
import { detailsKey, forgetKnownDetails, type Details } from '../own-data.ts'
import { useChange, type Changing } from '../use-change.ts'

export type DetailsChange = NonNullable<CallInput<'PUT /profiles/account'>['body']>

/** Updates the customer's details optimistically, except the picture, which the server produces. */
export function useAccountChange(): Changing<DetailsChange> {
  return useChange<Details, DetailsChange>({
    queryKey: detailsKey,
    optimistic: (before, { username, gender, country }) => ({
      ...before,
      ...(username !== undefined && { username }),
      ...(gender !== undefined && { gender }),
      ...(country !== undefined && { country }),
    }),
    async send(api, body, idempotencyKey) {
      const details = await api('PUT /profiles/account', { body, idempotencyKey })
      forgetKnownDetails()
      return details
    },
  })
}
