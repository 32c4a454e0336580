import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { HoldBanner } from '../system/hold-banner.tsx'
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
  return (
    <main id="main" className="page" tabIndex={-1}>
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
