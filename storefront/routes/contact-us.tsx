import { enquireWithoutScript } from '../contact/enquire-without-script.ts'
import { EnquiryForm } from '../contact/enquiry-form.tsx'
import { contentHead } from '../content/content-head.ts'
import { loadContent } from '../content/load-content.server.ts'
import { PicturedPage } from '../content/pictured-page.tsx'
import { StoreCard } from '../content/store-card.tsx'
import { shopSchema } from '../head/shop-schema.ts'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import type { Route } from './+types/contact-us.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadContent(context.get(apiContext), 'contact-us', context.get(localeContext))
}

export function action({ request, context }: Route.ActionArgs) {
  return enquireWithoutScript({ request, context })
}

export function meta(page: Route.MetaArgs) {
  // For crawlers only: React keeps the server's version of both.
  return contentHead(page, import.meta.env.SSR ? shopSchema(page) : [{}, {}])
}

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PicturedPage content={loaderData} details={<StoreCard />}>
      <EnquiryForm outcome={actionData ?? null} />
    </PicturedPage>
  )
}
