import { Link } from '#ui/link.tsx'
import { useMessages } from '../messages/messages.ts'
import { changed, withoutFilters } from './listing-search.ts'
import type { Correction } from './listing-view.ts'
import { useListing } from './use-listing.ts'

export function Corrected({ correction }: { correction: Correction }) {
  const { catalogue: messages } = useMessages()
  const { search, hrefOf } = useListing()
  const { typed, meant, isLiteralOfUse } = correction
  const literal = changed(withoutFilters(search), { literal: true })
  return (
    <p className="corrected">
      {messages.corrected(typed, meant)}{' '}
      {isLiteralOfUse ? (
        <Link className="link" href={hrefOf(literal)}>
          {messages.searchLiterally(typed)}
        </Link>
      ) : null}
    </p>
  )
}
