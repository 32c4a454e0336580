import { redirect } from 'react-router'
import { localePath } from '../locale.ts'
import { legalRoot } from '../paths.ts'
import { localeContext } from '../rendering/page-context.ts'
import type { Route } from './+types/legal-short.ts'

/** spec §2 is ambiguous: the legal pages also answer without `/terms-of-service`. */
export function loader({ context, url }: Route.LoaderArgs) {
  const slug = url.pathname.split('/').at(-1) ?? ''
  throw redirect(localePath(context.get(localeContext), legalRoot + slug), 301)
}
