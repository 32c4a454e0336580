import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

interface PaginationProps {
  label: string
  page: number
  pages: number
  hrefOf: (page: number) => string
  previousLabel: string
  nextLabel: string
  /** Accessible name: "Page 3". */
  pageLabel: (page: number) => string
}

export function Pagination(props: PaginationProps) {
  const { label, page, pages, hrefOf, previousLabel, nextLabel, pageLabel } = props
  if (pages < 2) return null
  return (
    <nav aria-label={label}>
      <ul className="pages">
        {page > 1 ? (
          <li>
            <Link href={hrefOf(page - 1)} rel="prev" aria-label={previousLabel}>
              <Icon name="chevron-start" />
            </Link>
          </li>
        ) : null}
        {pagesShown(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                href={hrefOf(number)}
                aria-label={pageLabel(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        {page < pages ? (
          <li>
            <Link href={hrefOf(page + 1)} rel="next" aria-label={nextLabel}>
              <Icon name="chevron-end" />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

/** First, last and the neighbours of the current page; null for a gap. At most seven. */
export function pagesShown(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return range(1, pages)
  if (page <= 3) return [...range(1, 4), null, pages]
  if (page >= pages - 2) return [1, null, ...range(pages - 3, pages)]
  return [1, null, ...range(page - 1, page + 1), null, pages]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
