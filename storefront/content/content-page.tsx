import type { ReactNode } from 'react'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'

interface ContentPageProps {
  title: string
  /** Next to the text on wide screens, above it on phones. */
  contents?: ReactNode
  /** Next to the text on wide screens, below it on phones. */
  aside?: ReactNode
  children: ReactNode
}

export function ContentPage({ title, contents, aside, children }: ContentPageProps) {
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
        {contents}
        <div className="content-text">{children}</div>
        {aside}
      </div>
    </main>
  )
}
