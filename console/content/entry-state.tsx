import { useMessages } from '../language/messages.ts'
import { showTime } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { isLater, type Entry } from './entry-shape.ts'
import { contentMessages } from './messages.ts'

const tones = { DRAFT: 'act', ACTIVE: 'good', ARCHIVED: 'plain' } as const

/** Published later is neither a draft nor public yet. */
export function EntryState({ entry }: { entry: Pick<Entry, 'status' | 'published_at'> }) {
  const texts = useMessages(contentMessages)
  const { status, published_at: at } = entry
  if (status === 'ACTIVE' && isLater(at)) {
    return <StateBadge tone="wait">{texts.scheduled(showTime(at))}</StateBadge>
  }
  return <StateBadge tone={tones[status]}>{texts.status[status]}</StateBadge>
}

/** State of the latest version of a page; an earlier one may be public. */
export function PageState({ publishedAt }: { publishedAt: string | null }) {
  return <EntryState entry={entryOf(publishedAt)} />
}

function entryOf(publishedAt: string | null) {
  return publishedAt === null
    ? ({ status: 'DRAFT', published_at: '' } as const)
    : ({ status: 'ACTIVE', published_at: publishedAt } as const)
}
