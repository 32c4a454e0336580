import type { ReactNode } from 'react'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { SectionText } from './content-sections.tsx'
import type { ContentView } from './content-view.ts'
import { PageFigure } from './page-figure.tsx'
import { partsOf } from './page-parts.ts'

interface PicturedPageProps {
  content: ContentView
  /** Next to the first picture; below it on narrow screens. */
  details?: ReactNode
  /** Below the text. */
  children?: ReactNode
}

/** A centred text with wide pictures between its sections. */
export function PicturedPage({ content, details, children }: PicturedPageProps) {
  const { content: messages } = useMessages()
  const path = useLocalePath()
  const { title, description, sections, pictures } = content
  return (
    <main id="content" className="page pictured-page">
      <Breadcrumbs
        label={messages.breadcrumbs}
        crumbs={[{ title: messages.home, href: path('/') }, { title }]}
      />
      <header>
        <h1>{title}</h1>
        <p className="content-lead">{description}</p>
      </header>
      <div className={details ? 'page-opening with-facts' : 'page-opening'}>
        {pictures
          .filter(({ after }) => after === 0)
          .map((picture) => (
            <PageFigure
              key={picture.file}
              picture={picture}
              isBesideFacts={Boolean(details)}
              priority
            />
          ))}
        {details}
      </div>
      {partsOf(sections, pictures).map((part, index) =>
        part.kind === 'picture' ? (
          <PageFigure key={index} picture={part.picture} />
        ) : (
          <section key={index}>
            {part.section.title ? <h2>{part.section.title}</h2> : null}
            <SectionText blocks={part.section.blocks} />
          </section>
        ),
      )}
      {children}
    </main>
  )
}
