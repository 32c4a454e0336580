import { Link } from 'react-router'
import { Pagination } from '#ui/pagination.tsx'
import { useMessages } from '../messages/messages.ts'
import type { ListingView } from './listing-view.ts'
import { PageSizeMenu } from './toolbar.tsx'
import { useListing } from './use-listing.ts'

export function MoreProducts({ list }: { list: ListingView }) {
  const { catalogue: messages } = useMessages()
  const { search, hrefOf, isLoading } = useListing()
  const { page, from, per_page } = search
  const first = (from - 1) * per_page + 1
  const last = Math.min(page * per_page, list.total)
  return (
    <div className="listing-end">
      <p>{messages.shown(first, last, list.total)}</p>
      {page < list.pages ? (
        <Link
          className="btn btn-ghost"
          data-hold=""
          to={hrefOf({ ...search, page: page + 1 })}
          preventScrollReset
          discover="none"
          aria-busy={isLoading || undefined}
        >
          {messages.loadMore}
        </Link>
      ) : null}
      <Pagination
        label={messages.pages}
        page={page}
        pages={list.pages}
        hrefOf={(to) => hrefOf({ ...search, page: to, from: to })}
        previousLabel={messages.previousPage}
        nextLabel={messages.nextPage}
        pageLabel={messages.page}
      />
      <PageSizeMenu />
    </div>
  )
}
