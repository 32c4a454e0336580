import { useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { useCall } from '../api/use-call.ts'
import { CatalogueViews } from '../catalogue-lists/catalogue-views.tsx'
import { useLanguage, type Language } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { sheetTime, showAge, showMoney, showTime } from '../language/show.ts'
import type { BulkAction } from '../parts/bulk-bar.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { defineList } from '../parts/define-list.tsx'
import { rowsOf, type ListColumn } from '../parts/list-description.ts'
import { ShortList } from '../parts/short-list.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { Thumbnail } from '../parts/thumbnail.tsx'
import { useCallEach } from '../parts/use-call-each.ts'
import { ChangePrices } from './change-prices.tsx'
import { EditProducts } from './edit-products.tsx'
import { productMessages } from './messages.ts'
import { missingInRow } from './missing-parts.ts'
import { statusTones } from './product-state.tsx'
import { productCalls, type ProductRow, type Product } from './product-types.ts'

type Texts = (typeof productMessages)['en']

export const ProductList = defineList({
  call: rowsOf('GET /products'),
  texts: productMessages,
  title: ({ title }) => title,
  label: ({ title }) => title,
  empty: ({ empty }) => empty,
  search: ({ searchLabel }) => searchLabel,
  exported: { name: 'products' },
  Actions: ImportLink,
  newEntry: { to: '/products/new', label: ({ newProduct }) => newProduct },
  Views: CatalogueViews,
  filters: [
    { name: 'status', label: ({ filters }) => filters.status, names: ({ status }) => status },
    { name: 'stock', label: ({ filters }) => filters.stock, names: ({ stock }) => stock },
    {
      name: 'category_id',
      label: ({ filters }) => filters.category,
      useOptions() {
        const language = useLanguage()
        const categories = useCall('GET /categories', {}).data?.data ?? []
        return categories.map(({ _id: value, title }) => ({
          value,
          label: localize(title, language),
        }))
      },
    },
    {
      name: 'collection',
      label: ({ filters }) => filters.collection,
      useOptions() {
        const language = useLanguage()
        const collections = useCall('GET /collections', {}).data?.data ?? []
        return collections.map(({ slug: value, title }) => ({
          value,
          label: localize(title, language),
        }))
      },
    },
  ],
  sorts: ['title', '-title', 'updated_at', '-updated_at'],
  bulk: {
    nameOf: ({ title }, language) => localize(title, language),
    useActions: useProductActions,
  },
  useColumns: ({ texts, language }) => productColumns(texts, language),
})

function ImportLink() {
  const { importExport } = useMessages(productMessages)
  const navigate = useNavigate()
  return (
    <Button kind="ghost" small onClick={() => void navigate('/products/import')}>
      {importExport}
    </Button>
  )
}

/** Those that change a state, and those that open a dialog for all of the rows. */
function useProductActions() {
  const texts = useMessages(productMessages)
  const { actions, dialog } = useBulkActions()
  const [asked, setAsked] = useState<{ Dialog: typeof ChangePrices; ids: string[] } | null>(null)
  const open = (Dialog: typeof ChangePrices) => (rows: readonly ProductRow[]) =>
    setAsked({ Dialog, ids: rows.map((row) => row._id) })
  return {
    actions: [
      ...actions,
      { label: texts.bulk.file, run: open(EditProducts) },
      { label: texts.bulk.prices, run: open(ChangePrices) },
    ],
    dialog: (
      <>
        {dialog}
        {asked ? <asked.Dialog ids={asked.ids} onClose={() => setAsked(null)} /> : null}
      </>
    ),
  }
}

function productColumns(texts: Texts, language: Language): readonly ListColumn<ProductRow>[] {
  const { columns } = texts
  return [
    {
      id: 'title',
      title: columns.title,
      cell: (product) => (
        <Link to={`/products/${product._id}`} className="with-thumbnail">
          <Thumbnail url={product.picture?.url} />
          <span>{localize(product.title, language)}</span>
        </Link>
      ),
      text: (product) => localize(product.title, language),
      card: 'title',
    },
    {
      id: 'status',
      title: columns.status,
      cell: ({ status }) => (
        <StateBadge tone={statusTones[status]}>{texts.status[status]}</StateBadge>
      ),
      text: ({ status }) => texts.status[status],
    },
    {
      id: 'variants',
      title: columns.variants,
      cell: ({ variant_count: count }) => texts.variantCount(count),
      text: ({ variant_count: count }) => String(count),
    },
    {
      id: 'available',
      title: columns.available,
      cell: ({ available, variant_count: count }) =>
        available > 0 || count === 0 ? (
          texts.left(available)
        ) : (
          <StateBadge tone="bad">{texts.soldOut}</StateBadge>
        ),
      text: ({ available }) => String(available),
      isNumber: true,
    },
    {
      id: 'price',
      title: columns.price,
      cell: ({ price }) => (price === null ? '–' : showRange(price)),
      text: ({ price }) => price?.from ?? '',
      isNumber: true,
      card: 'aside',
    },
    {
      id: 'updated_at',
      title: columns.updated_at,
      cell: ({ updated_at: at }) => <time title={showTime(at)}>{showAge(at)}</time>,
      text: ({ updated_at: at }) => sheetTime(at),
      isNumber: true,
      card: 'hidden',
    },
  ]
}

function showRange({ from, to }: { from: string; to: string }): string {
  return from === to ? showMoney(from) : `${showMoney(from)} – ${showMoney(to)}`
}

interface BulkActions {
  actions: readonly BulkAction<ProductRow>[]
  /** What an action asks. */
  dialog: ReactNode
}

/** Puts the selected products on sale, takes them off or archives them. */
function useBulkActions(): BulkActions {
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
