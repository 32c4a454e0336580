import { Link } from 'react-router'
import { useMessages } from '../language/messages.ts'
import type { ListState } from '../parts/use-list-state.ts'
import { useQueues } from '../api/use-queues.ts'
import { orderMessages } from './messages.ts'
import { orderViewPath, orderViews, type View } from './order-view-path.ts'
import { KeepView, SavedViewLinks, useSavedViews } from './saved-views.tsx'

const names: readonly View[] = [
  'pack',
  'prepare',
  'ship',
  'rest',
  'put_out',
  'collect',
  'proofs',
  'unpaid',
]

export function OrderViews({ state }: { state: ListState<string> }) {
  const texts = useMessages(orderMessages)
  const saved = useSavedViews()
  const shown = shownQuery(state)
  const fixed = names.map((view) => ({ view, query: sorted(orderViews[view]) }))
  const isFixed = fixed.some(({ query }) => query === shown)
  return (
    <div className="view-row">
      <nav className="views" aria-label={texts.views}>
        <Link to="/orders" aria-current={shown === '' ? 'page' : undefined}>
          {texts.all}
        </Link>
        {fixed.map(({ view, query }) => (
          <Link
            key={view}
            to={orderViewPath(view)}
            aria-current={shown === query ? 'page' : undefined}
          >
            {texts.view[view]}
            <ViewCount view={view} />
          </Link>
        ))}
        <SavedViewLinks views={saved} shown={shown} />
      </nav>
      {isFixed ? null : (
        <KeepView shown={shown} view={saved.find(({ query }) => query === shown)} />
      )}
    </div>
  )
}

/** Unpaid orders wait for their customers, and are not counted. */
function ViewCount({ view }: { view: View }) {
  const count = useQueues()(view === 'unpaid' ? [] : [view])
  if (count === 0) return null
  return (
    <span className="view-count" aria-hidden>
      {count}
    </span>
  )
}

/** What the list shows, apart from the page. */
function shownQuery({ keyword, sort, filters }: ListState<string>): string {
  return sorted({ ...filters, ...(keyword && { keyword }), ...(sort && { sort }) })
}

function sorted(filters: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(filters)
  params.sort()
  return params.toString()
}
