import { redirect } from 'react-router'
import { contentPath } from '#domain/content-path.ts'
import { contentHead } from '../content/content-head.ts'
import { ContentPage } from '../content/content-page.tsx'
import { ContentSections, ContentsList } from '../content/content-sections.tsx'
import { loadContent } from '../content/load-content.server.ts'
import { localePath } from '../locale.ts'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import type { Route } from './+types/content.ts'

/** A page made by staff. Texts with another canonical path redirect there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const path = contentPath(params.slug)
  if (path !== `/pages/${params.slug}`) throw redirect(localePath(locale, path), 301)
  return loadContent(context.get(apiContext), params.slug, locale)
}

export function meta(page: Route.MetaArgs) {
  return contentHead(page)
}

export default function Content({ loaderData }: Route.ComponentProps) {
  const sections = loaderData.sections
  const isLong = sections.filter(({ title }) => title !== '').length > 2
  return (
    <ContentPage
      title={loaderData.title}
      contents={isLong ? <ContentsList sections={sections} /> : null}
    >
      <ContentSections sections={sections} />
    </ContentPage>
  )
}
