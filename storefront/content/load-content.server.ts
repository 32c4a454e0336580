import { data } from 'react-router'
import { ApiError, type ApiClient } from '#contract/client.ts'
import { formatDay, hongKongDay } from '#domain/dates.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { headOf } from '../head/head-text.server.ts'
import type { BlockView, ContentView, SectionView } from './content-view.ts'
import { renderMarkdown } from './markdown.server.ts'
import { pagePictureView, readPagePictures } from './page-pictures.server.ts'
import { splitDetails, splitSections, type TextBlock } from './sections.ts'

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
    sections: sectionsOf(localize(content.body, locale), locale),
    pictures: readPagePictures(content.data).map((picture) => pagePictureView(picture, locale)),
    head: headOf(content, locale),
    updatedOn: formatDay(hongKongDay(new Date(content.updated_at))),
  }
}

function sectionsOf(body: string, locale: Locale): SectionView[] {
  return splitSections(body).map(({ title, text }) => ({
    title,
    blocks: splitDetails(text).map((block) => blockView(block, locale)),
  }))
}

function blockView(block: TextBlock, locale: Locale): BlockView {
  return block.kind === 'facts' ? block : { kind: 'html', html: renderMarkdown(block.text, locale) }
}
