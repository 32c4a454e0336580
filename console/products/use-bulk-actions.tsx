import { useState, type ReactNode } from 'react'
import { localize } from '#domain/locale.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import type { BulkAction } from '../parts/bulk-bar.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { ShortList } from '../parts/short-list.tsx'
import { useCallEach } from '../parts/use-call-each.ts'
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
  const [last, setLast] = useState<Product['status'] | null>(null)
  const { callEach, isBusy } = useCallEach<ProductRow>({
    nameOf: ({ title }) => localize(title, language),
    changes: productCalls,
  })
  /** About to be published, though some lack something. */
  const [asked, setAsked] = useState<readonly ProductRow[]>([])

  const setAll = (products: readonly ProductRow[], status: Product['status']) => {
    setLast(status)
    return callEach(products, {
      key: 'PUT /products/{id}/status',
      inputOf: ({ _id: id }) => ({ params: { id }, body: { status } }),
      done: (count) => texts.bulk.done(count, texts.status[status]),
    })
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
    isBusy: isBusy && last === status,
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
