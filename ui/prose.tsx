import { Fragment } from 'react'
import { classes } from './classes.ts'
import { parseProse } from './prose-parser.ts'
import type { ProseBlock } from './prose-parser.ts'

interface ProseProps {
  text: string
  /** Level of "## " headings, to fit the page's outline. */
  headingLevel?: 2 | 3 | 4
  className?: string
}

export function Prose({ text, headingLevel = 2, className }: ProseProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classes('prose', className)}>
      {parseProse(text).map((block, index) =>
        block.kind === 'heading' ? (
          <Heading key={index}>{block.text}</Heading>
        ) : (
          <Body key={index} block={block} />
        ),
      )}
    </div>
  )
}

function Body({ block }: { block: Exclude<ProseBlock, { kind: 'heading' }> }) {
  if (block.kind === 'list') {
    return (
      <ul>
        {block.items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    )
  }
  return (
    <p>
      {block.lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 ? <br /> : null}
          {line}
        </Fragment>
      ))}
    </p>
  )
}
