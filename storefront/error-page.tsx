import { isRouteErrorResponse } from 'react-router'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from './locale.ts'
import { useMessages } from './messages.ts'

/** spec §8: the error page shows status and message, with a link home; 500 unless known. */
export function ErrorPage({ error }: { error: unknown }) {
  const { errors } = useMessages()
  const path = useLocalePath()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isMissing = status === 404
  return (
    <main id="content">
      <title>{isMissing ? errors.notFoundTitle : errors.serverTitle}</title>
      <meta name="robots" content="noindex" />
      <h1>{isMissing ? errors.notFoundTitle : errors.serverTitle}</h1>
      <p>{isMissing ? errors.notFoundText : errors.serverText}</p>
      <p>
        <Link href={path('/')}>{errors.backHome}</Link>
      </p>
      <p>
        <small>{errors.status(status)}</small>
      </p>
    </main>
  )
}
