import { useMessages } from '../language/messages.ts'
import { FilterSelect } from './filter-select.tsx'
import { FilterTools } from './filter-tools.tsx'
import {
  isOwn,
  valuesOf,
  type ListDescription,
  type ListFilter,
  type OwnFilter,
} from './list-description.ts'
import { SearchBox } from './search-box.tsx'
import type { ListState } from './use-list-state.ts'

interface ListToolsProps<Row extends object, Texts> {
  list: ListDescription<Row, Texts>
  state: ListState<string>
}

/** Search and filters of a list. */
export function ListTools<Row extends object, Texts>({ list, state }: ListToolsProps<Row, Texts>) {
  const { search, filters = [], tools } = list
  const texts = useMessages(list.texts)
  const shown = filters.filter((filter) => isOwn(filter) || filter.label)
  if (!search && shown.length === 0 && !tools) return null
  return (
    <div className="list-tools">
      {search ? <SearchBox state={state} label={search(texts)} /> : null}
      <Filters filters={shown} {...{ texts, state }} isAlone={!search && shown.length === 1} />
      {tools}
    </div>
  )
}

interface FiltersProps<Texts> {
  filters: readonly (ListFilter<Texts> | OwnFilter)[]
  texts: Texts
  state: ListState<string>
  isAlone: boolean
}

function Filters<Texts>({ filters, texts, state, isAlone }: FiltersProps<Texts>) {
  const seldom = filters.filter((filter) => !isOwn(filter) && filter.isSeldom)
  const names = seldom.flatMap((filter) => (isOwn(filter) ? [] : [filter.name]))
  const fieldsOf = (some: typeof filters) =>
    some.map((filter) =>
      isOwn(filter) ? (
        <filter.Fields key={filter.names[0]} state={state} />
      ) : (
        <Filter key={filter.name} {...{ filter, texts, state }} />
      ),
    )
  const fields = fieldsOf(filters.filter((filter) => !seldom.includes(filter)))
  if (filters.length === 0 || isAlone) return fields
  return (
    <FilterTools
      state={state}
      {...(seldom.length > 0 && {
        more: fieldsOf(seldom),
        isMoreSet: names.some((name) => state.filters[name] !== undefined),
      })}
    >
      {fields}
    </FilterTools>
  )
}

interface FilterProps<Texts> {
  filter: ListFilter<Texts>
  texts: Texts
  state: ListState<string>
}

function Filter<Texts>({ filter, texts, state }: FilterProps<Texts>) {
  const { name, label, names, useOptions } = filter
  const said = names?.(texts) ?? {}
  const options =
    useOptions?.() ??
    (valuesOf(filter, texts) ?? []).map((value) => ({ value, label: said[value] ?? value }))
  if (options.length === 0) return null
  return <FilterSelect {...{ state, name, options }} label={label?.(texts) ?? name} />
}
