import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { htmlLang, type Locale } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { explainConflict } from '../api/explain-conflict.ts'
import { useMay, useMe } from '../api/me.ts'
import { callStaff } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { showTime } from '../language/show.ts'
import { FoldCard } from '../parts/fold-card.tsx'
import { partMessages } from '../parts/messages.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showFailure } from '../parts/toasts.ts'
import { dataLines } from './data-lines.ts'
import { PageState } from './entry-state.tsx'
import { contentMessages } from './messages.ts'
import { bodyFrom, valuesOf, type Content } from './page-shape.ts'
import { differenceLines } from './text-difference.ts'

/** Who wrote each, how it differs from the public one, and the way back to it. */
export function PageVersions({ content }: { content: Content }) {
  const texts = useMessages(contentMessages)
  const [compared, setCompared] = useState<string | null>(null)
  const { slug, versions, public_id: publicId } = content
  return (
    <FoldCard title={texts.versions}>
      <ol className="lines">
        {versions.map((version, index) => (
          <li key={version._id}>
            <div className="min-w-0 flex-1 basis-[200px]">
              <Link
                className="link"
                to={index === 0 ? '?' : `?version=${version._id}`}
                aria-current={version._id === content._id ? 'true' : undefined}
              >
                {showTime(version.created_at)}
              </Link>
              {version.author ? (
                <span className="text-ink-2"> {texts.writtenBy(version.author)}</span>
              ) : null}
            </div>
            {version._id === publicId ? (
              <span className="text-ink-2">{texts.current}</span>
            ) : (
              <>
                {index === 0 || version.published_at === null ? (
                  <PageState publishedAt={version.published_at} />
                ) : null}
                {publicId === null ? null : (
                  <Button
                    kind="link"
                    aria-label={texts.compareOf(showTime(version.created_at))}
                    onClick={() => setCompared(version._id)}
                  >
                    {texts.compare}
                  </Button>
                )}
                {index === 0 ? null : <RevertButton content={content} id={version._id} />}
              </>
            )}
          </li>
        ))}
      </ol>
      {compared === null || publicId === null ? null : (
        <VersionDifference
          {...{ slug, publicId }}
          versionId={compared}
          onClose={() => setCompared(null)}
        />
      )}
    </FoldCard>
  )
}

/** Publishes the texts of an earlier version as a new one; what was public is kept. */
function RevertButton({ content, id }: { content: Content; id: string }) {
  const texts = useMessages(contentMessages)
  const navigate = useNavigate()
  const may = useMay()
  const { slug, versions } = content
  const write = useWrite('POST /contents/{slug}/versions', {
    changes: ['GET /contents', 'GET /contents/{slug}'],
  })
  if (!may('catalogue:manage')) return null
  const at = showTime(versions.find(({ _id }) => _id === id)?.created_at ?? '')

  async function revert() {
    try {
      const old = await callStaff('GET /contents/{slug}', {
        params: { slug },
        query: { version: id },
      })
      const body = {
        ...bodyFrom({ ...valuesOf(old), publishing: 'now' }),
        known_id: versions[0]?._id ?? null,
      }
      await explainConflict(write.mutateAsync({ params: { slug }, body }))
      showToast(texts.reverted(at))
      void navigate('?')
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <Button
      kind="link"
      busy={write.isPending}
      aria-label={texts.revertTo(at)}
      onClick={() => void revert()}
    >
      {texts.revert}
    </Button>
  )
}

interface VersionDifferenceProps {
  slug: string
  /** The version that shoppers see. */
  publicId: string
  versionId: string
  onClose: () => void
}

/** What a version says otherwise than the public one, line by line. */
function VersionDifference(props: VersionDifferenceProps) {
  const { slug, publicId, versionId, onClose } = props
  const texts = useMessages(contentMessages)
  const shown = useCall('GET /contents/{slug}', { params: { slug }, query: { version: publicId } })
  const other = useCall('GET /contents/{slug}', { params: { slug }, query: { version: versionId } })
  const at = other.data?.created_at
  return (
    <PageDialog
      id="version-difference"
      wide
      onClose={onClose}
      title={at ? texts.compareOf(showTime(at)) : texts.compare}
    >
      <QueryState query={shown}>
        {(before) => (
          <QueryState query={other}>
            {(after) => <Differences before={before} after={after} />}
          </QueryState>
        )}
      </QueryState>
    </PageDialog>
  )
}

function Differences({ before, after }: { before: Content; after: Content }) {
  const texts = useMessages(contentMessages)
  const { shown } = useMe().languages
  const names = useLanguageNames()
  const written = (['title', 'description', 'body'] as const).flatMap((field) =>
    shown.map((locale) => ({
      name: `${texts.fields[field]} · ${names[locale]}`,
      lang: htmlLang[locale],
      from: before[field][locale],
      to: after[field][locale],
    })),
  )
  const data = {
    name: texts.onPage,
    lang: undefined,
    from: dataLines(before.data).join('\n'),
    to: dataLines(after.data).join('\n'),
  }
  const differing = [...written, data].filter(({ from, to }) => from !== to)
  if (differing.length === 0) return <p>{texts.noDifference}</p>
  return (
    <>
      <p className="text-ink-2 mb-3">{texts.differenceLead}</p>
      {differing.map(({ name, lang, from, to }) => (
        <section key={name} className="difference">
          <h3>{name}</h3>
          <div lang={lang}>
            {differenceLines(from, to).map(({ kind, text }, at) => {
              const Line = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'p'
              // Lines repeat and have no name.
              // oxlint-disable-next-line react/no-array-index-key
              return <Line key={at}>{text}</Line>
            })}
          </div>
        </section>
      ))}
    </>
  )
}

function useLanguageNames(): Record<Locale, string> {
  const { english, traditional, simplified } = useMessages(partMessages)
  return { en: english, zh: traditional, cn: simplified }
}
