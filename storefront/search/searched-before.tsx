import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { searchPath } from '../paths.ts'
import { forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts'

export function SearchedBefore({ onChoose }: { onChoose: () => void }) {
  const { search: messages } = useLazyMessages()
  const path = useLocalePath()
  const [searches, setSearches] = useState(recentSearches)
  if (searches.length === 0) return null

  const forget = (text: string) => {
    forgetSearch(text)
    setSearches(recentSearches())
  }
  return (
    <div className="suggestions">
      <p id="searched-before">{messages.recent}</p>
      <ul aria-labelledby="searched-before">
        {searches.map((text) => (
          <li key={text}>
            <Link
              href={path(searchPath(text))}
              onClick={() => {
                rememberSearch(text)
                onChoose()
              }}
            >
              {text}
            </Link>
            <button
              type="button"
              className="icon-btn"
              aria-label={messages.forget(text)}
              onClick={() => forget(text)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
