import { useId } from 'react'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import type { FitCounts } from './review-view.ts'
import { ShareBar } from './share-bar.tsx'

interface FitsProps {
  fits: FitCounts
  headingLevel?: 2 | 3
}

/** How the size bought fitted those who said so. */
export function Fits({ fits, headingLevel = 2 }: FitsProps) {
  const { reviews: messages } = useShoppingMessages()
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  const all = fits.reduce((sum, [, count]) => sum + count, 0)
  if (all === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <Heading id={titleId} className="mb-2 font-medium">
        {messages.fitTitle}
      </Heading>
      <ul>
        {fits.map(([fit, count]) => (
          <li key={fit} className="flex justify-between gap-4">
            <span>{messages.fits[fit]}</span>
            <span>
              <ShareBar count={count} all={all} /> {count}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
