import { useLocation, useSearchParams } from 'react-router'
import { DataTable, type DataTableProps } from '#ui/data-table.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { useAccountMessages } from './account-messages.ts'

export const perPage = 10

export function usePageNumber(): number {
  const [search] = useSearchParams()
  const page = Number.parseInt(search.get('page') ?? '1', 10)
  return page >= 1 && page <= 100_000 ? page : 1
}

interface PagedTableProps<Row> extends DataTableProps<Row> {
  total: number
  /** "12 orders". */
  count: string
}

export function PagedTable<Row>({ total, count, ...table }: PagedTableProps<Row>) {
  return (
    <div className="grid gap-6">
      <DataTable {...table} />
      <ListFoot total={total} count={count} />
    </div>
  )
}

export function ListFoot({ total, count }: { total: number; count: string }) {
  const messages = useAccountMessages()
  const page = usePageNumber()
  const { pathname, search } = useLocation()
  function hrefOf(number: number): string {
    const query = new URLSearchParams(search)
    if (number > 1) query.set('page', String(number))
    else query.delete('page')
    return query.size > 0 ? `${pathname}?${query}` : pathname
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <output className="text-ink-2">{count}</output>
      <Pagination
        label={messages.pages}
        page={page}
        pages={Math.ceil(total / perPage)}
        hrefOf={hrefOf}
        previousLabel={messages.previousPage}
        nextLabel={messages.nextPage}
        pageLabel={messages.pageNumber}
      />
    </div>
  )
}
