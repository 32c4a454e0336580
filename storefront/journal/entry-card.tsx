import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { useLocalePath } from '../locale.ts'
import { sources } from '../pictures/picture-files.ts'
import type { EntryCardView } from './entry-view.ts'

// One to four columns of at least 300 px: journal.css.
const sizes = '(width < 673px) 95vw, (width < 997px) 47vw, (width < 1369px) 30vw, 24vw'
const largeSizes = '(width < 767px) 95vw, (width < 1536px) 53vw, 812px'

interface EntryCardsProps {
  stories: readonly EntryCardView[]
  level: 2 | 3
  /** The first is larger. */
  isLed?: boolean
  /** Below each card, such as a button. */
  action?: (entry: EntryCardView) => ReactNode
}

export function EntryCards({ stories: entries, level, isLed = false, action }: EntryCardsProps) {
  return (
    <ul className={isLed ? 'story-cards is-led' : 'story-cards'}>
      {entries.map((entry, index) => (
        <li key={entry.id}>
          <EntryCard story={entry} level={level} isLarge={isLed && index === 0} />
          {action?.(entry)}
        </li>
      ))}
    </ul>
  )
}

interface EntryCardProps {
  story: EntryCardView
  level: 2 | 3
  isLarge: boolean
}

function EntryCard({ story: entry, level, isLarge }: EntryCardProps) {
  const path = useLocalePath()
  const Heading = `h${level}` as const
  const { title, description, picture, date, category } = entry
  return (
    <article className="story-card">
      {picture ? (
        <Picture
          {...sources(picture.file, isLarge ? [480, 640, 960, 1440] : [320, 480, 640])}
          sizes={isLarge ? largeSizes : sizes}
          width={picture.width}
          height={picture.height}
          colour={picture.background}
          alt=""
        />
      ) : null}
      <p className="story-facts">{[category, date].filter(Boolean).join(' · ')}</p>
      <Heading>
        <Link href={path(entry.path)}>{title}</Link>
      </Heading>
      <p>{description}</p>
    </article>
  )
}
