import { localize } from '#domain/locale.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Link } from '#ui/link.tsx'
import { pageHead } from '../head/head.ts'
import { EntryCards } from '../journal/entry-card.tsx'
import { entryCardView } from '../journal/entry-view.ts'
import { localeOfPath, useLocalePath } from '../locale.ts'
import { lazyMessagesIfLoaded, useLazyMessages } from '../messages/lazy-message-set.ts'
import { useMessages } from '../messages/messages.ts'
import { libraryPath } from '../paths.ts'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import type { Route } from './+types/libraries.ts'

const shownEach = 3

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const locale = context.get(localeContext)
  const { data } = await api('GET /libraries/all')
  return Promise.all(
    data.map(async ({ slug, title, description }) => {
      const { data: articles } = await api('GET /libraries/{library_slug}/articles/filter', {
        params: { library_slug: slug },
        query: { per_page: shownEach },
      })
      return {
        path: libraryPath(slug),
        title: localize(title, locale),
        description: localize(description, locale),
        articles: articles.map((card) => entryCardView(card, locale)),
      }
    }),
  )
}

export function meta(args: Route.MetaArgs) {
  const messages = lazyMessagesIfLoaded(localeOfPath(args.location.pathname))?.journal
  const { articles = '', articlesText = '' } = messages ?? {}
  return pageHead(args, { title: articles, description: articlesText })
}

/** The libraries of articles, each with its first few. */
export default function Libraries({ loaderData }: Route.ComponentProps) {
  const { content } = useMessages()
  const { journal: messages } = useLazyMessages()
  const path = useLocalePath()
  return (
    <main id="content" className="page journal">
      <Breadcrumbs
        label={content.breadcrumbs}
        crumbs={[{ title: content.home, href: path('/') }, { title: messages.articles }]}
      />
      <h1>{messages.articles}</h1>
      <div className="grid gap-12 pt-6">
        {loaderData.map((library) => (
          <section key={library.path} className="grid gap-6">
            <div className="grid gap-1">
              <h2 className="text-22">
                <Link className="link" href={path(library.path)}>
                  {library.title}
                </Link>
              </h2>
              <p className="text-ink-2">{library.description}</p>
            </div>
            <EntryCards stories={library.articles} level={3} />
          </section>
        ))}
      </div>
    </main>
  )
}
