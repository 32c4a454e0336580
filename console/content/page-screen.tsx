import { useParams, useSearchParams } from 'react-router'
import { localize } from '#domain/locale.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useCall } from '../api/use-call.ts'
import { language, useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { SearchCard } from '../parts/search-card.tsx'
import { showTime } from '../language/show.ts'
import { contentMessages } from './messages.ts'
import { isLater } from './entry-shape.ts'
import { PageState } from './entry-state.tsx'
import { PageForm } from './page-form.tsx'
import type { Content } from './page-shape.ts'
import { PageVersions } from './page-versions.tsx'

export function PageScreen() {
  const { slug = '' } = useParams()
  const texts = useMessages(contentMessages)
  const shown = useLanguage()
  const version = useSearchParams()[0].get('version')
  const content = useCall('GET /contents/{slug}', {
    params: { slug },
    query: version ? { version } : {},
  })
  const found = content.data
  return (
    <Page
      title={found ? localize(found.title, shown) || slug : slug}
      back={{ to: '/content', label: texts.pages }}
      state={found ? <PageState publishedAt={found.published_at} /> : null}
      actions={found?.public_id ? <OpenInShop path={found.path} /> : null}
      subject={{ kind: 'content', id: slug }}
    >
      <QueryState query={content}>
        {(each) => (
          <div className="editor">
            <VersionNotice content={each} />
            <PageForm key={`${slug} ${version}`} content={each} />
            <SearchCard subject={{ kind: 'content', id: slug }} page={each} path={each.path} />
            <PageVersions content={each} />
          </div>
        )}
      </QueryState>
    </Page>
  )
}

export function OpenInShop({ path }: { path: string }) {
  const texts = useMessages(contentMessages)
  return (
    <ButtonLink
      kind="ghost"
      small
      icon="external"
      href={`/${language()}${path === '/' ? '' : path}`}
      target="_blank"
      rel="noreferrer"
    >
      {texts.open}
    </ButtonLink>
  )
}

/** Said of every version that is not the newest and public. */
function VersionNotice({ content }: { content: Content }) {
  const texts = useMessages(contentMessages)
  const { _id, created_at: written, published_at: at, versions } = content
  const text =
    _id !== versions[0]?._id
      ? texts.oldVersion(showTime(written))
      : at === null
        ? texts.isDraft
        : isLater(at)
          ? texts.waiting(showTime(at))
          : null
  if (text === null) return null
  return <Notice tone="info">{text}</Notice>
}
