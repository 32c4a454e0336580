import type { ReactNode } from 'react'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'

interface ContentPageProps {
  title: string
  /** Next to the text on wide screens, around it on phones. */
  aside?: ReactNode
  children: ReactNode
}

export function ContentPage({ title, aside, children }: ContentPageProps) {
  const { content } = useMessages()
  const path = useLocalePath()
  return (
    <main id="content" className="page content-page">
      <Breadcrumbs
        label={content.breadcrumbs}
        crumbs={[{ title: content.home, href: path('/') }, { title }]}
      />
      <h1>{title}</h1>
      <div className="content-columns">
        <div className="content-text">{children}</div>
        {aside ? <div className="content-aside">{aside}</div> : null}
      </div>
    </main>
  )
}
