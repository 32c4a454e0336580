import { contentHead } from '../content/content-head.ts'
import { ContentPage } from '../content/content-page.tsx'
import { ContentSections } from '../content/content-sections.tsx'
import { loadContent } from '../content/load-content.server.ts'
import { StoreCard } from '../content/store-card.tsx'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import type { Route } from './+types/about-us.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadContent(context.get(apiContext), 'about-us', context.get(localeContext))
}

export function meta(page: Route.MetaArgs) {
  return contentHead(page)
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { title, description, sections } = loaderData
  return (
    <ContentPage title={title} aside={<StoreCard />}>
      <p className="content-lead">{description}</p>
      <ContentSections sections={sections} />
    </ContentPage>
  )
}
