import { Link, useParams } from 'react-router'
import { localize } from '#domain/locale.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../language/show.ts'
import { stockMessages } from './messages.ts'
import { signed } from './signed.ts'
import { useVariantName } from '../products/use-variant-name.ts'

type StockDocument = StaffAnswer<'GET /stock-documents/{id}'>
type Line = StockDocument['moved'][number] | StockDocument['counted'][number]

/** A delivery or a count as it was written down. */
export function DocumentScreen() {
  const { id = '' } = useParams()
  const texts = useMessages(stockMessages)
  const document = useCall('GET /stock-documents/{id}', { params: { id } })
  const found = document.data
  return (
    <Page
      title={found ? texts.documents[found.kind] : texts.title}
      back={{ to: '/stock', label: texts.title }}
    >
      <QueryState query={document}>
        {({ kind, reason, staff_name: name, created_at: at, moved, counted }) => (
          <section className="card">
            <h2>{reason}</h2>
            <p className="text-ink-2 mb-3">{texts.documentBy(name, showTime(at))}</p>
            {kind === 'count' ? (
              <Lines
                lines={counted}
                figuresOf={({ expected, counted: qty }) => ({
                  text: `${texts.expected(expected)} · ${texts.countedOf(String(qty))}`,
                  change: qty - expected,
                })}
              />
            ) : (
              <Lines lines={moved} figuresOf={({ change }) => ({ text: null, change })} />
            )}
          </section>
        )}
      </QueryState>
    </Page>
  )
}

interface LinesProps<Each extends Line> {
  lines: readonly Each[]
  figuresOf: (line: Each) => { text: string | null; change: number }
}

function Lines<Each extends Line>({ lines, figuresOf }: LinesProps<Each>) {
  const texts = useMessages(stockMessages)
  const language = useLanguage()
  const nameOf = useVariantName()
  if (lines.length === 0) return <p className="text-ink-2">{texts.unchanged}</p>
  return (
    <ul className="lines">
      {lines.map((line) => {
        const { text, change } = figuresOf(line)
        return (
          <li key={`${line.variant_id} ${line.warehouse.en}`}>
            <div className="min-w-0 flex-1 basis-[160px]">
              <p>
                <Link className="link font-medium" to={`/stock/${line.variant_id}`}>
                  {line.sku}
                </Link>{' '}
                {nameOf(line)}
              </p>
              <p className="text-ink-2 text-12">
                {localize(line.warehouse, language)}
                {text === null ? null : ` · ${text}`}
              </p>
            </div>
            <strong className="ms-auto tabular-nums">{signed(change)}</strong>
          </li>
        )
      })}
    </ul>
  )
}
