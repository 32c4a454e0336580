import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HoldBanner } from './hold-banner.tsx'
import { HistoryLink, type Subject } from './history-link.tsx'
import { Breakable } from './breakable.tsx'

interface PageProps {
  title: string
  /** Next to the title: badges. */
  state?: ReactNode
  /** At the end of the head: buttons. */
  actions?: ReactNode
  /** Where the list is that this belongs to. */
  back?: { to: string; label: string }
  /** Whose changes the audit log shows. */
  subject?: Subject
  children: ReactNode
}

/** Head and body of every screen; its title is the document's too. */
export function Page({ title, state, actions, back, subject, children }: PageProps) {
  useEffect(() => {
    document.title = title
  }, [title])
  const place = useRef<HTMLElement>(null)
  const isLoading = useFirstLoad(place)
  return (
    <main
      ref={place}
      id="main"
      className="page"
      tabIndex={-1}
      data-loading={isLoading || undefined}
    >
      {isLoading ? (
        <div className="page-loading" aria-hidden="true">
          <Skeleton lines={8} />
        </div>
      ) : null}
      <HoldBanner />
      <header className="page-head">
        {back ? (
          <Link className="page-back" to={back.to} aria-label={back.label}>
            <Icon name="chevron-start" />
          </Link>
        ) : null}
        <h1>{title.includes('@') ? <Breakable>{title}</Breakable> : title}</h1>
        {state}
        {actions ? <div className="page-actions">{actions}</div> : null}
      </header>
      {children}
      {subject ? (
        <p className="page-history text-ink-2 text-12 mt-6">
          <HistoryLink {...subject} />
        </p>
      ) : null}
    </main>
  )
}

/** Milliseconds after which a screen shows what has come, although more is on its way. */
const patience = 3000

/** Whether a screen still waits for what it asks for first: shown part by part, it would move. */
function useFirstLoad(place: RefObject<HTMLElement | null>): boolean {
  const client = useQueryClient()
  const [isLoading, setLoading] = useState(true)
  useEffect(() => {
    const end = performance.now() + patience
    let calm = 0
    const looking = setInterval(() => {
      const asked = client.isFetching({ predicate: ({ state }) => state.status === 'pending' })
      const isDrawn = !place.current?.querySelector(':scope > :not(.page-loading) .skeleton')
      calm = asked === 0 && isDrawn ? calm + 1 : 0
      // What an answer shows may ask for more in turn, once it is drawn.
      if (calm < 3 && performance.now() < end) return
      clearInterval(looking)
      setLoading(false)
    }, frame)
    return () => clearInterval(looking)
  }, [client, place])
  return isLoading
}

/** Milliseconds between two pictures of a screen. */
const frame = 16
