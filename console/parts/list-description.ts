import type { ComponentType, ReactNode } from 'react'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Option } from '#ui/select.tsx'
import type { StaffAnswer, StaffKey } from '../api/staff-api.ts'
import type { Language } from '../language/language.ts'
import type { Messages } from '../language/messages.ts'
import type { BulkAction } from './bulk-bar.tsx'
import type { ListState } from './use-list-state.ts'

/** A call that answers rows. Only its type has them: a list loads no shape of the contract. */
export interface ListCall<Row> {
  key: StaffKey
  row?: Row
}

type RowOf<Key extends StaffKey> =
  StaffAnswer<Key> extends { data: (infer Row extends object)[] } ? Row : never

export function rowsOf<Key extends StaffKey>(key: Key): ListCall<RowOf<Key>> {
  return { key }
}

/** A query to the shop, or the part of one that follows from filters. */
export type Asked = Readonly<Record<string, unknown>>

/** A filter whose values are chosen. Others, which an address can hold too, are not asked for. */
export interface ListFilter<Texts> {
  /** Its name in the address, and in the query unless it says what it asks for. */
  name: string
  /** One without a label is set by links only. */
  label?: (texts: Texts) => string
  /** Names of its values. */
  names?: (texts: Texts) => Readonly<Record<string, string>>
  /** Those that its call takes, in this order, if it is not all that have a name. */
  values?: readonly string[]
  /** What the shop has; while there is none the filter is not shown. */
  useOptions?: () => readonly Option[]
  /** What a value asks for, where it is not what it says. */
  asks?: (value: string) => Asked
  /** On a desk it waits behind a button while it is not set. */
  isSeldom?: boolean
}

/** Fields that belong together, shown in a way of their own. */
export interface OwnFilter {
  names: readonly string[]
  Fields: ComponentType<{ state: ListState<string> }>
  asks: (values: Readonly<Partial<Record<string, string>>>) => Asked
}

/** What a column or a dialog says it with. */
export interface ListContext<Texts, Row> {
  texts: Texts
  language: Language
  /** Opens the dialog of a row. */
  open: (row: Row) => void
}

export interface ListDescription<Row extends object, Texts> {
  call: ListCall<Row>
  params?: Readonly<Record<string, string>>
  texts: Messages<Texts>
  /** What it lists, for screen readers: "Orders". */
  label: (texts: Texts) => string
  /** What tells rows apart; `_id` if left out. */
  idOf?: (row: Row) => string
  /** A hook, for what columns need besides. */
  useColumns: (context: ListContext<Texts, Row>) => readonly ListColumn<Row>[]
  empty: (texts: Texts) => string
  /** What a search looks through: "Number, name, phone". */
  search?: (texts: Texts) => string
  filters?: readonly (ListFilter<Texts> | OwnFilter)[]
  /** What the shop sorts it by: ids of columns, `-` before them for descending. */
  sorts?: readonly string[]
  /** The call answers everything at once. */
  isWhole?: boolean
  perPage?: number
  refetchEveryMs?: number
  /** What can be done with many rows at once. */
  bulk?: {
    needs?: Permission
    /** Accessible name of a row's checkbox. */
    nameOf: (row: Row, language: Language) => string
    useActions: () => { actions: readonly BulkAction<Row>[]; dialog: ReactNode }
  }
  /** After the filters. */
  tools?: ReactNode
  /** What opens over the list for a row. */
  dialog?: (row: Row, onClose: () => void) => ReactNode
}

export function isOwn<Texts>(filter: ListFilter<Texts> | OwnFilter): filter is OwnFilter {
  return 'Fields' in filter
}

/** Names of filters in the address. */
export function filterNames({ filters = [] }: Pick<ListDescription<never, never>, 'filters'>) {
  return filters.flatMap((filter) => (isOwn(filter) ? filter.names : [filter.name]))
}

/** What a list asks for besides its page. An address can hold anything: only what the call takes. */
export function askedBy<Row extends object, Texts>(
  { filters = [], search, sorts = [], texts }: ListDescription<Row, Texts>,
  { keyword, sort, filters: set }: Pick<ListState<string>, 'keyword' | 'sort' | 'filters'>,
): Asked {
  const parts = filters.map((filter) => {
    if (isOwn(filter)) return filter.asks(set)
    const { name, asks } = filter
    const value = set[name]
    const values = valuesOf(filter, texts.en)
    if (value === undefined || (values && !values.includes(value))) return {}
    return asks ? asks(value) : { [name]: value }
  })
  return Object.assign(
    {},
    search && keyword !== '' ? { keyword } : {},
    sorts.includes(sort) ? { sort } : {},
    ...parts,
  )
}

/** Values that can be chosen; null where the shop knows them. */
export function valuesOf<Texts>(filter: ListFilter<Texts>, texts: Texts): readonly string[] | null {
  return filter.values ?? (filter.names ? Object.keys(filter.names(texts)) : null)
}

export interface ListColumn<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** For the export; a column without it is left out. */
  text?: (row: Row) => string
  /** Numbers and money, aligned to the end. */
  isNumber?: boolean
  /** The shop can sort by it, under this column's id: `defineList` knows by the call. */
  isSortable?: boolean
  /**
   * Place on a phone's card: its heading, at its end, below, below in lines of its own, not at
   * all, or only there. What has lines of its own is cut at the end of the second; on a desk, where it is widest.
   */
  card?: 'title' | 'aside' | 'line' | 'own' | 'hidden' | 'only'
}
