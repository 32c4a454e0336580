import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { localize } from '#domain/locale.ts'
import { showToast } from '#ui/toasts.ts'
import { errorText } from '../api/error-text.ts'
import { callStaff } from '../api/staff-api.ts'
import { colon } from '../language/colon.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import type { BulkAction } from '../parts/bulk-bar.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { ShortList } from '../parts/short-list.tsx'
import { productMessages } from './messages.ts'
import { missingInRow } from './missing-parts.ts'
import { productCalls, type Product, type ProductRow } from './product-types.ts'

interface BulkActions {
  actions: readonly BulkAction<ProductRow>[]
  /** What an action asks. */
  dialog: ReactNode
}

/** Puts the selected products on sale, takes them off or archives them. */
export function useBulkActions(): BulkActions {
  const texts = useMessages(productMessages)
  const language = useLanguage()
  const queries = useQueryClient()
  const [busy, setBusy] = useState<Product['status'] | null>(null)
  /** About to be published, though some lack something. */
  const [asked, setAsked] = useState<readonly ProductRow[]>([])

  /** One after another, so that a refusal stops none of the others. */
  async function setAll(products: readonly ProductRow[], status: Product['status']) {
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

  function take(products: readonly ProductRow[], status: Product['status']) {
    if (status === 'active' && incomplete(products).length > 0) setAsked(products)
    else void setAll(products, status)
  }

  const statuses = ['active', 'draft', 'archived'] as const
  const actions = statuses.map((status) => ({
    label: texts.bulk[status],
    refusal: (products: readonly ProductRow[]) =>
      products.every((product) => product.status === status) ? texts.bulk.already : null,
    run: (products: readonly ProductRow[]) => take(products, status),
    isBusy: busy === status,
  }))
  const dialog =
    asked.length > 0 ? (
      <ConfirmDialog
        isOpen
        title={texts.bulk.publishTitle(asked.length)}
        action={texts.bulk.active}
        onConfirm={() => {
          setAsked([])
          void setAll(asked, 'active')
        }}
        onClose={() => setAsked([])}
      >
        <p className="text-ink-2 mb-3">{texts.bulk.publishLead}</p>
        <ShortList items={incomplete(asked)}>
          {(product) => (
            <li key={product._id}>
              <span className="min-w-0 flex-1 font-medium">
                {localize(product.title, language)}
              </span>
              <span>{texts.lacks(missingInRow(product).map((part) => texts.complete[part]))}</span>
            </li>
          )}
        </ShortList>
      </ConfirmDialog>
    ) : null
  return { actions, dialog }
}

/** Those that are not on sale yet and lack something. */
function incomplete(products: readonly ProductRow[]): readonly ProductRow[] {
  return products.filter(
    (product) => product.status !== 'active' && missingInRow(product).length > 0,
  )
}
