import type { MouseEvent } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { ButtonLink, type ButtonKind } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from './locale.ts'
import { useMessages, type Messages } from './messages/messages.ts'
import { useInBrowser } from './rendering/use-in-browser.ts'
import { UnknownGuard } from './session/guards.ts'
import { SearchForm } from './shell/search-form.tsx'
import { useShopData } from './shop-data.ts'

/** spec §8: the error page shows status and message, with a link home; 500 unless known. */
export function ErrorPage({ error }: { error: unknown }) {
  const { errors } = useMessages()
  const isInBrowser = useInBrowser()
  if (isInBrowser && !isRouteErrorResponse(error) && !navigator.onLine) return <NoConnection />
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isNotFound = isMissing(error)
  return (
    <main id="content" className="page lost">
      {isNotFound ? null : <p className="lost-status">{errors.status(status)}</p>}
      <h1>{isNotFound ? errors.notFoundTitle : errors.serverTitle}</h1>
      <p>{isNotFound ? errors.notFoundText : errorMessage(error, errors)}</p>
      <div className="lost-ways">
        {isNotFound ? null : <TryAgain />}
        <BackHome kind={isNotFound ? 'primary' : 'ghost'} />
        {isNotFound ? <OtherWays /> : null}
      </div>
    </main>
  )
}

/** Only our own message: another's would tell the shop's internals. */
function errorMessage(error: unknown, { serverText }: Messages['errors']): string {
  return error instanceof UnknownGuard ? error.message : serverText
}

/** A link was followed while offline: the page itself is fine. */
function NoConnection() {
  const { errors } = useMessages()
  return (
    <main id="content" className="page lost">
      <h1>{errors.noConnectionTitle}</h1>
      <p>{errors.noConnection}</p>
      <div className="lost-ways">
        <TryAgain />
      </div>
    </main>
  )
}

/** Reloads the document, since a script of the application may be missing. */
function TryAgain() {
  const { errors } = useMessages()
  const { pathname, search } = useLocation()
  return (
    <ButtonLink href={pathname + search} target="_self" onClick={stayWithoutConnection}>
      {errors.tryAgain}
    </ButtonLink>
  )
}

/** Offline, the browser would replace our page with its own error page. */
function stayWithoutConnection(event: MouseEvent): void {
  if (!navigator.onLine) event.preventDefault()
}

function BackHome({ kind }: { kind: ButtonKind }) {
  const { errors } = useMessages()
  const path = useLocalePath()
  return (
    <ButtonLink kind={kind} href={path('/')}>
      {errors.backHome}
    </ButtonLink>
  )
}

export function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}

/** Search and categories, since the visitor was looking for something. */
function OtherWays() {
  const { errors } = useMessages()
  const path = useLocalePath()
  const categories = (useShopData()?.layout.navbar.navigation ?? []).flatMap(
    ({ megamenu, children }) => (megamenu ? (children[0]?.children ?? []) : []),
  )
  return (
    <>
      <SearchForm id="lost-keyword" />
      <nav aria-label={errors.categories}>
        <ul className="chips">
          {categories.map((category) => (
            <li key={category.path}>
              <Link href={path(category.path)} className="chip">
                {category.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
