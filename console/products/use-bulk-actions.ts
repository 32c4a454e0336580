import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { localize } from '#domain/locale.ts'
import { showToast } from '#ui/toasts.ts'
import { errorText } from '../api/error-text.ts'
import { callStaff, type StaffAnswer } from '../api/staff-api.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import type { BulkAction } from '../parts/bulk-bar.tsx'
import { productMessages } from './messages.ts'
import { productCalls, type Product } from './product-types.ts'
import { colon } from '../language/colon.ts'

type Row = StaffAnswer<'GET /products'>['data'][number]

/** Puts the selected products on sale, takes them off or archives them. */
export function useBulkActions(): readonly BulkAction<Row>[] {
  const texts = useMessages(productMessages)
  const language = useLanguage()
  const queries = useQueryClient()
  const [busy, setBusy] = useState<Product['status'] | null>(null)

  /** One after another, so that a refusal stops none of the others. */
  async function setAll(products: readonly Row[], status: Product['status']) {
    setBusy(status)
    const refused: string[] = []
    for (const { _id: id, title } of products) {
      try {
        await callStaff('PUT /products/{id}/status', {
          params: { id },
          body: { status },
          idempotencyKey: crypto.randomUUID(),
        })
      } catch (error) {
        refused.push(localize(title, language) + colon() + errorText(error))
      }
    }
    await Promise.all(productCalls.map((call) => queries.invalidateQueries({ queryKey: [call] })))
    setBusy(null)
    showToast(texts.bulk.done(products.length - refused.length, texts.status[status]))
    for (const text of refused) showToast(text, { tone: 'error', milliseconds: 8000 })
  }

  const statuses = ['active', 'draft', 'archived'] as const
  return statuses.map((status) => ({
    label: texts.bulk[status],
    refusal: (products) =>
      products.every((product) => product.status === status) ? texts.bulk.already : null,
    run: (products) => void setAll(products, status),
    isBusy: busy === status,
  }))
}
