import { localize } from '#domain/locale.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { FilterSelect } from '../parts/filter-select.tsx'
import type { ListState } from '../parts/use-list-state.ts'
import { productMessages } from './messages.ts'

export const productFilters = ['status', 'stock', 'category_id', 'collection'] as const
export type ProductFilter = (typeof productFilters)[number]

export function ProductFilters({ state }: { state: ListState<ProductFilter> }) {
  const texts = useMessages(productMessages)
  const language = useLanguage()
  const categories = useCall('GET /categories', {}).data?.data ?? []
  const collections = useCall('GET /collections', {}).data?.data ?? []
  const { filters } = texts
  return (
    <>
      <FilterSelect
        state={state}
        name="status"
        label={filters.status}
        options={optionsOf(texts.status)}
      />
      <FilterSelect
        state={state}
        name="stock"
        label={filters.stock}
        options={optionsOf(texts.stock)}
      />
      <FilterSelect
        state={state}
        name="category_id"
        label={filters.category}
        options={categories.map(({ _id, title }) => ({
          value: _id,
          label: localize(title, language),
        }))}
      />
      <FilterSelect
        state={state}
        name="collection"
        label={filters.collection}
        options={collections.map(({ slug, title }) => ({
          value: slug,
          label: localize(title, language),
        }))}
      />
    </>
  )
}

function optionsOf(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }))
}
