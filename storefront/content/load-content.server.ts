import { data } from 'react-router'
import { ApiError, type ApiClient } from '#contract/client.ts'
import { formatDay, hongKongDay } from '#domain/dates.ts'
import { localize, type Locale } from '#domain/locale.ts'
import type { ContentView } from './content-view.ts'

/** A content page in one language; throws the not-found response if it does not exist. */
export async function loadContent(
  api: ApiClient,
  slug: string,
  locale: Locale,
): Promise<ContentView> {
  const content = await api('GET /contents/slug/{slug}/latest', { params: { slug } }).catch(
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 })
      throw error
    },
  )
  return {
    title: localize(content.title, locale),
    description: localize(content.description, locale),
    body: localize(content.body, locale),
    updatedOn: formatDay(hongKongDay(new Date(content.updated_at))),
  }
}
