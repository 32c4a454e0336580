import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'

interface PageProps {
  title: string
  /** Next to the title: badges. */
  state?: ReactNode
  /** At the end of the head: buttons. */
  actions?: ReactNode
  /** Where the list is that this belongs to. */
  back?: { to: string; label: string }
  children: ReactNode
}

/** Head and body of every screen; its title is the document's too. */
export function Page({ title, state, actions, back, children }: PageProps) {
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main id="main" className="page" tabIndex={-1}>
      <header className="page-head">
        {back ? (
          <Link className="page-back" to={back.to} aria-label={back.label}>
            <Icon name="chevron-start" />
          </Link>
        ) : null}
        <h1>{title}</h1>
        {state}
        {actions ? <div className="page-actions">{actions}</div> : null}
      </header>
      {children}
    </main>
  )
}
