import { Link } from 'react-router'
import { useMessages } from '../language/messages.ts'
import { contentMessages } from './messages.ts'

const paths = {
  pages: '/content',
  posts: '/content/posts',
  articles: '/content/articles',
  categories: '/content/categories',
} as const
export type ContentList = keyof typeof paths

const kinds = ['pages', 'posts', 'articles', 'categories'] as const

export function ContentNav({ shown }: { shown: ContentList }) {
  const texts = useMessages(contentMessages)
  return (
    <nav className="views" aria-label={texts.kinds}>
      {kinds.map((kind) => (
        <Link key={kind} to={paths[kind]} aria-current={kind === shown ? 'page' : undefined}>
          {texts[kind]}
        </Link>
      ))}
    </nav>
  )
}
