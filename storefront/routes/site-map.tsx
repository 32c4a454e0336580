import { Link } from '#ui/link.tsx'
import { loadSiteMap } from '../content/load-site-map.server.ts'
import type { SiteMapLink } from '../content/site-map-view.ts'
import { pageHead } from '../head/head.ts'
import { localeOfPath, useLocalePath } from '../locale.ts'
import { lazyMessagesIfLoaded, useLazyMessages } from '../messages/lazy-message-set.ts'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import type { Route } from './+types/site-map.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadSiteMap(context.get(apiContext), context.get(localeContext))
}

export function meta(args: Route.MetaArgs) {
  const messages = lazyMessagesIfLoaded(localeOfPath(args.location.pathname))?.journal
  const { siteMap = '', siteMapText = '' } = messages ?? {}
  return pageHead(args, { title: siteMap, description: siteMapText })
}

export default function SiteMap({ loaderData }: Route.ComponentProps) {
  const { journal: messages } = useLazyMessages()
  return (
    <main id="content" className="page journal">
      <h1>{messages.siteMap}</h1>
      <div className="grid gap-x-8 gap-y-10 pt-6 w577:grid-cols-2 w991:grid-cols-4">
        {loaderData.map(({ title, links }) => (
          <section key={title} className="grid content-start gap-3">
            <h2 className="text-18">{title}</h2>
            <Links links={links} />
          </section>
        ))}
      </div>
    </main>
  )
}

function Links({ links }: { links: readonly SiteMapLink[] }) {
  const path = useLocalePath()
  return (
    <ul className="grid">
      {links.map(({ title, path: to, children = [] }) => (
        <li key={to}>
          <Link className="inline-flex min-h-9 items-center hover:underline" href={path(to)}>
            {title}
          </Link>
          {children.length > 0 ? (
            <div className="ps-4 text-ink-2">
              <Links links={children} />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
