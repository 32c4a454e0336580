import { isRouteErrorResponse } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from './locale.ts'
import { useMessages } from './messages.ts'
import { useShopData } from './shop-data.ts'
import { SearchForm } from './shell/search-form.tsx'

/** spec §8: the error page shows status and message, with a link home; 500 unless known. */
export function ErrorPage({ error }: { error: unknown }) {
  const { errors } = useMessages()
  const path = useLocalePath()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isNotFound = isMissing(error)
  return (
    <main id="content" className="page lost">
      <p className="lost-status">{errors.status(status)}</p>
      <h1>{isNotFound ? errors.notFoundTitle : errors.serverTitle}</h1>
      <p>{isNotFound ? errors.notFoundText : errors.serverText}</p>
      <div className="lost-ways">
        <ButtonLink href={path('/')}>{errors.backHome}</ButtonLink>
        {isNotFound ? <OtherWays /> : null}
      </div>
    </main>
  )
}

export function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}

/** Search and the categories: whoever came here was looking for something. */
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
