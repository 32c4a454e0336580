import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '../language/messages.ts'
import { partMessages } from './messages.ts'
import type { ListState } from './use-list-state.ts'

interface PagerProps {
  state: ListState<string>
  total: number
  perPage: number
}

export function Pager({ state, total, perPage }: PagerProps) {
  const texts = useMessages(partMessages)
  const { page, pageHref } = state
  const first = (page - 1) * perPage + 1
  const last = Math.min(page * perPage, total)
  return (
    <nav className="pager" aria-label={texts.pages}>
      <span className="text-ink-2">{texts.shown(first, last, total)}</span>
      {page > 1 ? (
        <Link className="icon-btn" to={pageHref(page - 1)} aria-label={texts.previous}>
          <Icon name="chevron-start" />
        </Link>
      ) : null}
      {last < total ? (
        <Link className="icon-btn" to={pageHref(page + 1)} aria-label={texts.next}>
          <Icon name="chevron-end" />
        </Link>
      ) : null}
    </nav>
  )
}
