import { contentHead } from '../content/content-head.ts'
import { loadContent } from '../content/load-content.server.ts'
import { PicturedPage } from '../content/pictured-page.tsx'
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
  return (
    <PicturedPage content={loaderData}>
      <StoreCard />
    </PicturedPage>
  )
}
