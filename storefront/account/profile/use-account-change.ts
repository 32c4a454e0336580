import type { CallInput } from '#contract/client.ts'
import { detailsKey, forgetKnownDetails, type Details } from '../own-data.ts'
import { useChange, type Changing } from '../use-change.ts'

export type DetailsChange = NonNullable<CallInput<'PUT /profiles/account'>['body']>

/** Changes the customer's own details: shown at once, but for a picture, which the shop makes. */
export function useAccountChange(): Changing<DetailsChange> {
  return useChange<Details, DetailsChange>({
    queryKey: detailsKey,
    foresee: (before, { username, gender, country }) => ({
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
