import { Accordion } from '#ui/accordion.tsx'
import { contentHead } from '../content/content-head.ts'
import { ContentPage } from '../content/content-page.tsx'
import { SectionText } from '../content/content-sections.tsx'
import { loadContent } from '../content/load-content.server.ts'
import { splitSections } from '../content/sections.ts'
import { StoreCard } from '../content/store-card.tsx'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import type { Route } from './+types/faq.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadContent(context.get(apiContext), 'faq', context.get(localeContext))
}

export function meta(page: Route.MetaArgs) {
  return contentHead(page, page.loaderData ? [faqPage(page.loaderData.body)] : [])
}

export default function Questions({ loaderData }: Route.ComponentProps) {
  return (
    <ContentPage title={loaderData.title} aside={<StoreCard />}>
      {splitSections(loaderData.body).map(({ title, text }, index) =>
        title ? (
          <Accordion key={index} title={title} open={index === 0}>
            <SectionText text={text} />
          </Accordion>
        ) : (
          <SectionText key={index} text={text} />
        ),
      )}
    </ContentPage>
  )
}

function faqPage(body: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: splitSections(body)
      .filter(({ title }) => title !== '')
      .map(({ title, text }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
  }
}
