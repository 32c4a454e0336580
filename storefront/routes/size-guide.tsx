import { contentHead } from '../content/content-head.ts'
import { ContentPage } from '../content/content-page.tsx'
import { ContentSections, ContentsList } from '../content/content-sections.tsx'
import { loadContent } from '../content/load-content.server.ts'
import { PageFigure } from '../content/page-figure.tsx'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import type { Route } from './+types/size-guide.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadContent(context.get(apiContext), 'size-guide', context.get(localeContext))
}

export function meta(page: Route.MetaArgs) {
  return contentHead(page)
}

export default function SizeGuide({ loaderData }: Route.ComponentProps) {
  const { sections, pictures } = loaderData
  return (
    <ContentPage title={loaderData.title} contents={<ContentsList sections={sections} />}>
      {pictures.map((picture) => (
        <PageFigure key={picture.file} picture={picture} />
      ))}
      <ContentSections sections={sections} />
    </ContentPage>
  )
}
