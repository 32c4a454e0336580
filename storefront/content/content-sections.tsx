import { DescriptionList } from '#ui/description-list.tsx'
import { HtmlProse } from '#ui/html-prose.tsx'
import { useMessages } from '../messages/messages.ts'
import { anchorOf } from './anchors.ts'
import type { SectionView } from './content-view.ts'

/** Shorter texts get no table of contents. */
const minHeadings = 4

export function ContentSections({ sections }: { sections: readonly SectionView[] }) {
  return sections.map(({ title, blocks }, index) => (
    <section key={index} id={title ? anchorOf(index) : undefined}>
      {title ? <h2>{title}</h2> : null}
      <SectionText blocks={blocks} />
    </section>
  ))
}

export function SectionText({ blocks }: Pick<SectionView, 'blocks'>) {
  return blocks.map((block, index) =>
    block.kind === 'facts' ? (
      <DescriptionList key={index} details={block.details} className="content-facts" />
    ) : (
      <HtmlProse key={index} html={block.html} />
    ),
  )
}

interface ContentsListProps {
  sections: readonly Pick<SectionView, 'title'>[]
}

export function ContentsList({ sections }: ContentsListProps) {
  const { content } = useMessages()
  const headings = sections.flatMap(({ title }, index) => (title ? { title, index } : []))
  if (headings.length < minHeadings) return null
  return (
    <nav aria-labelledby="contents" className="contents-list">
      <h2 id="contents">{content.contents}</h2>
      <ol>
        {headings.map(({ title, index }) => (
          <li key={index}>
            <a href={`#${anchorOf(index)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
