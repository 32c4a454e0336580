import { Link, useParams, useSearchParams } from 'react-router'
import { localize } from '#domain/locale.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useCall } from '../api/use-call.ts'
import { language, useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../parts/show.ts'
import { contentMessages } from './messages.ts'
import { PageForm, type Content } from './page-form.tsx'

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
      actions={found ? <OpenInShop path={found.path} /> : null}
    >
      <QueryState query={content}>
        {(each) => (
          <div className="grid gap-6">
            <div>
              {version && version !== each.versions[0]?._id ? (
                <Notice tone="info" className="mb-4">
                  {texts.oldVersion(showTime(each.created_at))}
                </Notice>
              ) : null}
              <PageForm key={`${slug} ${version}`} content={each} />
            </div>
            <Versions content={each} />
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

function Versions({ content }: { content: Content }) {
  const texts = useMessages(contentMessages)
  return (
    <section className="card">
      <h2>{texts.versions}</h2>
      <ol className="lines">
        {content.versions.map(({ _id, created_at: at }, index) => (
          <li key={_id}>
            <Link
              className="link"
              to={index === 0 ? '?' : `?version=${_id}`}
              aria-current={_id === content._id ? 'true' : undefined}
            >
              {showTime(at)}
            </Link>
            {index === 0 ? <span className="text-ink-2">{texts.current}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
