import { joinLabel } from '#domain/join-label.ts'
import type { Locale } from '#domain/locale.ts'
import { Accordion } from '#ui/accordion.tsx'
import { contentHead } from '../content/content-head.ts'
import { ContentPage } from '../content/content-page.tsx'
import { SectionText } from '../content/content-sections.tsx'
import { loadContent } from '../content/load-content.server.ts'
import { StoreCard } from '../content/store-card.tsx'
import { localeOfPath } from '../locale.ts'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import type { BlockView, SectionView } from '../content/content-view.ts'
import type { Route } from './+types/faq.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadContent(context.get(apiContext), 'faq', context.get(localeContext))
}

export function meta(page: Route.MetaArgs) {
  return contentHead(
    page,
    page.loaderData
      ? [faqPage(page.loaderData.sections, localeOfPath(page.location.pathname))]
      : [],
  )
}

export default function Questions({ loaderData }: Route.ComponentProps) {
  return (
    <ContentPage title={loaderData.title} aside={<StoreCard />}>
      {loaderData.sections.map(({ title, blocks }, index) =>
        title ? (
          <Accordion key={index} title={title} open={index === 0}>
            <SectionText blocks={blocks} />
          </Accordion>
        ) : (
          <SectionText key={index} blocks={blocks} />
        ),
      )}
    </ContentPage>
  )
}

function faqPage(sections: readonly SectionView[], locale: Locale): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: sections
      .filter(({ title }) => title !== '')
      .map(({ title, blocks }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: {
          '@type': 'Answer',
          text: blocks.map((block) => textOf(block, locale)).join(''),
        },
      })),
  }
}

/** Search engines read simple HTML in answers. */
function textOf(block: BlockView, locale: Locale): string {
  if (block.kind === 'html') return block.html
  return block.details
    .map(({ term, detail }) => `<p>${joinLabel(term, detail, locale)}</p>`)
    .join('')
}
