import type { RouterContextProvider } from 'react-router'
import { messagesIn } from '../messages/messages.ts'
import { findDetails } from '../product/find-details.ts'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import { compare, type Comparison } from './comparison.ts'

export const maxIds = 4

interface LoadArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** The products in the query, up to four; skips those no longer sold. */
export async function loadComparison({ request, context }: LoadArgs): Promise<Comparison> {
  const api = context.get(apiContext)
  const locale = context.get(localeContext)
  const found = await Promise.all(
    idsIn(new URL(request.url).searchParams).map((id) => findDetails(api, id)),
  )
  const details = found.filter((each) => each !== null)
  return compare(details, locale, messagesIn(locale))
}

export function idsIn(search: URLSearchParams): string[] {
  const ids = (search.get('ids') ?? '').split(',').filter((id) => /^[\w-]{1,80}$/.test(id))
  return [...new Set(ids)].slice(0, maxIds)
}
