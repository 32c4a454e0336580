import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { productStatuses, stockFilters } from '#contract/staff/product-filters.ts'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { allPages } from '../api/all-pages.ts'
import { callStaff } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { DataTable } from '../parts/data-table.tsx'
import { FilterTools } from '../parts/filter-tools.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import { partMessages } from '../parts/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import { oneOf, useListState, type ListState } from '../parts/use-list-state.ts'
import { CatalogueViews } from './catalogue-views.tsx'
import { ChangePrices } from './change-prices.tsx'
import { EditProducts } from './edit-products.tsx'
import { productMessages } from './messages.ts'
import { productColumns } from './product-columns.tsx'
import { ProductFilters, productFilters, type ProductFilter } from './product-filters.tsx'
import type { ProductRow } from './product-types.ts'
import { useBulkActions } from './use-bulk-actions.tsx'

const perPage = 50
const sorts = ['title', '-title', 'updated_at', '-updated_at'] as const

export function ProductList() {
  const texts = useMessages(productMessages)
  const parts = useMessages(partMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const state = useListState(productFilters)
  const [repriced, setRepriced] = useState<readonly string[]>([])
  const [edited, setEdited] = useState<readonly string[]>([])
  const { actions, dialog } = useBulkActions()
  const bulkActions = [
    ...actions,
    {
      label: texts.bulk.file,
      run: (rows: readonly ProductRow[]) => setEdited(rows.map((row) => row._id)),
    },
    {
      label: texts.bulk.prices,
      run: (rows: readonly ProductRow[]) => setRepriced(rows.map((row) => row._id)),
    },
  ]
  const columns = useMemo(() => productColumns(texts, language), [texts, language])
  const products = useCall(
    'GET /products',
    { query: { ...filterOf(state), page: state.page, per_page: perPage } },
    { keepPrevious: true },
  )
  const fetchRows = () =>
    allPages((page, each) =>
      callStaff('GET /products', { query: { ...filterOf(state), page, per_page: each } }),
    )
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <ExportButton name="products" columns={columns} fetchRows={fetchRows} />
          <Button kind="ghost" small onClick={() => void navigate('/products/import')}>
            {texts.importExport}
          </Button>
          <Button small icon="plus" onClick={() => void navigate('/products/new')}>
            {texts.newProduct}
          </Button>
        </>
      }
    >
      <CatalogueViews />
      <div className="list-tools">
        <SearchBox state={state} label={texts.searchLabel} />
        <FilterTools state={state}>
          <ProductFilters state={state} />
        </FilterTools>
      </div>
      <QueryState query={products}>
        {({ data, total }) => (
          <DataTable
            label={texts.title}
            columns={columns}
            rows={data}
            idOf={(product) => product._id}
            nameOf={(product) => localize(product.title, language)}
            state={state}
            total={total}
            perPage={perPage}
            isStale={products.isPlaceholderData}
            fetchRows={fetchRows}
            bulkActions={bulkActions}
            empty={<p>{state.keyword ? parts.noneFound : texts.empty}</p>}
          />
        )}
      </QueryState>
      {dialog}
      {repriced.length > 0 ? <ChangePrices ids={repriced} onClose={() => setRepriced([])} /> : null}
      {edited.length > 0 ? <EditProducts ids={edited} onClose={() => setEdited([])} /> : null}
    </Page>
  )
}

/** Only values that exist: people can type an address. */
function filterOf({ keyword, sort, filters }: ListState<ProductFilter>) {
  return {
    ...(keyword && { keyword }),
    status: oneOf(productStatuses, filters.status),
    stock: oneOf(stockFilters, filters.stock),
    sort: oneOf(sorts, sort),
    category_id: filters.category_id,
    collection: filters.collection,
  }
}
