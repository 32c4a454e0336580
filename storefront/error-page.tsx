import { isRouteErrorResponse } from 'react-router'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from './locale.ts'
import { useMessages } from './messages.ts'

/** spec §8: the error page shows status and message, with a link home; 500 unless known. */
export function ErrorPage({ error }: { error: unknown }) {
  const { errors } = useMessages()
  const path = useLocalePath()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isNotFound = isMissing(error)
  return (
    <main id="content">
      <h1>{isNotFound ? errors.notFoundTitle : errors.serverTitle}</h1>
      <p>{isNotFound ? errors.notFoundText : errors.serverText}</p>
      <p>
        <Link href={path('/')}>{errors.backHome}</Link>
      </p>
      <p>
        <small>{errors.status(status)}</small>
      </p>
    </main>
  )
}

export function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}
