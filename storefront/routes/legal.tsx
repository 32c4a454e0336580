import { contentHead } from '../content/content-head.ts'
import { ContentPage } from '../content/content-page.tsx'
import { ContentSections, ContentsList } from '../content/content-sections.tsx'
import { loadContent } from '../content/load-content.server.ts'
import { PolicyLinks } from '../content/policy-links.tsx'
import { useMessages } from '../messages/messages.ts'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import type { Route } from './+types/legal.ts'

/** One route per policy; the last segment of its path names the text. */
export function loader({ context, pattern }: Route.LoaderArgs) {
  const slug = pattern.split('/').at(-1) ?? ''
  return loadContent(context.get(apiContext), slug, context.get(localeContext))
}

export function meta(page: Route.MetaArgs) {
  return contentHead(page)
}

export default function Policy({ loaderData }: Route.ComponentProps) {
  const { content } = useMessages()
  const sections = loaderData.sections
  return (
    <ContentPage
      title={loaderData.title}
      contents={<ContentsList sections={sections} />}
      aside={<PolicyLinks />}
    >
      <ContentSections sections={sections} />
      <p className="content-note">{content.lastUpdated(loaderData.updatedOn)}</p>
    </ContentPage>
  )
}
