import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { listProducts } from '#contract/staff/products.ts'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { useCall } from '../api/use-call.ts'
import { useLanguage, type Language } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { defineList } from '../parts/define-list.tsx'
import type { ListColumn } from '../parts/list-description.ts'
import { sheetTime, showAge, showMoney, showTime } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { Thumbnail } from '../parts/thumbnail.tsx'
import { CatalogueViews } from '../catalogue-lists/catalogue-views.tsx'
import { ChangePrices } from './change-prices.tsx'
import { EditProducts } from './edit-products.tsx'
import { productMessages } from './messages.ts'
import { statusTones } from './product-state.tsx'
import type { ProductRow } from './product-types.ts'
import { useBulkActions } from './use-bulk-actions.tsx'

type Texts = (typeof productMessages)['en']

export const ProductList = defineList({
  call: listProducts,
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
