import { htmlLang, type Locale } from '#domain/locale.ts'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { partMessages } from '../parts/messages.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../language/show.ts'
import { useMe } from '../api/me.ts'
import { contentMessages } from './messages.ts'
import { dataLines } from './data-lines.ts'
import type { Content } from './page-shape.ts'
import { differenceLines } from './text-difference.ts'

interface VersionDifferenceProps {
  slug: string
  /** The version that shoppers see. */
  publicId: string
  versionId: string
  onClose: () => void
}

/** What a version says otherwise than the public one, line by line. */
export function VersionDifference(props: VersionDifferenceProps) {
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
