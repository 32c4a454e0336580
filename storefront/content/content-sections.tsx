import { DescriptionList } from '#ui/description-list.tsx'
import { Prose } from '#ui/prose.tsx'
import { useMessages } from '../messages/messages.ts'
import { splitFacts, type TextSection } from './sections.ts'

/** Shorter texts get no table of contents. */
const minHeadings = 4

export function ContentSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ title, text }, index) => (
    <section key={index} id={title ? anchorOf(index) : undefined}>
      {title ? <h2>{title}</h2> : null}
      <SectionText text={text} />
    </section>
  ))
}

export function SectionText({ text }: { text: string }) {
  return splitFacts(text).map((block, index) =>
    block.kind === 'facts' ? (
      <DescriptionList key={index} facts={block.facts} className="content-facts" />
    ) : (
      <Prose key={index} text={block.text} />
    ),
  )
}

export function ContentsList({ sections }: { sections: readonly TextSection[] }) {
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

function anchorOf(index: number): string {
  return `part-${index}`
}
