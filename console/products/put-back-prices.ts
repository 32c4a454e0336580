import { explainChange } from '../api/explain-conflict.ts'
import { queryClient } from '../api/query-client.ts'
import { callStaff, type StaffInput } from '../api/staff-api.ts'
import { language } from '../language/language.ts'
import { showToast } from '#ui/toasts.ts'
import { showFailure, showUndoToast } from '../parts/toasts.ts'
import { priceMessages } from './price-messages.ts'
import { productCalls } from './product-types.ts'

type VariantBody = NonNullable<StaffInput<'PUT /variants/{id}'>['body']>

export interface EarlierPrices {
  id: string
  prices: Partial<Pick<VariantBody, 'price' | 'compare_at' | 'points_price'>>
}

/** Saves them over a version of their product, so that nothing newer is lost. */
export async function putBackVariants(
  variants: readonly EarlierPrices[],
  version: number,
): Promise<void> {
  let ifMatch = version
  for (const { id, prices } of variants) {
    const sent = callStaff('PUT /variants/{id}', {
      params: { id },
      body: { ...prices, confirms_low_prices: true },
      ifMatch,
      idempotencyKey: crypto.randomUUID(),
    })
    // Each is saved over the version that the one before made.
    // oxlint-disable-next-line no-await-in-loop
    ifMatch = (await explainChange(sent)).product_version
  }
}

/** Cancels prices that were scheduled by mistake. */
export async function cancelScheduled(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    // Each is a change of its product.
    // oxlint-disable-next-line no-await-in-loop
    await callStaff('DELETE /scheduled-prices/{id}', { params: { id } })
  }
}

/** Says what was saved, and offers the way back. */
export function showPutBackToast(text: string, putBack: () => Promise<unknown>): void {
  showUndoToast(text, () => void runPutBack(putBack), priceMessages[language()].putBack)
}

export async function runPutBack(putBack: () => Promise<unknown>): Promise<void> {
  try {
    await putBack()
    showToast(priceMessages[language()].isBack)
  } catch (error) {
    showFailure(error)
  }
  const changed = [...productCalls, 'GET /scheduled-prices', 'GET /audit-log'] as const
  await Promise.all(changed.map((call) => queryClient.invalidateQueries({ queryKey: [call] })))
}
