import { useParams } from 'react-router'
import { localize } from '#domain/locale.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../language/show.ts'
import { stockMessages } from './messages.ts'
import { TransferCard } from './transfer-card.tsx'
import { useVariantName } from '../products/use-variant-name.ts'

type Transfer = StaffAnswer<'GET /stock-transfers/{id}'>

/** A transfer, on the way or over. */
export function TransferScreen() {
  const { id = '' } = useParams()
  const texts = useMessages(stockMessages)
  const transfer = useCall('GET /stock-transfers/{id}', { params: { id } })
  return (
    <Page title={texts.transferOf} back={{ to: '/stock', label: texts.title }}>
      <QueryState query={transfer}>
        {(found) =>
          found.ended_at === null ? (
            <TransferCard transfer={found} />
          ) : (
            <EndedTransfer transfer={found} />
          )
        }
      </QueryState>
    </Page>
  )
}

function EndedTransfer({ transfer }: { transfer: Transfer }) {
  const texts = useMessages(stockMessages)
  const language = useLanguage()
  const nameOf = useVariantName()
  const { from, to, reason, staff_name: name, created_at: at, lines } = transfer
  return (
    <section className="card">
      <h2>{`${localize(from.title, language)} → ${localize(to.title, language)}`}</h2>
      <p className="text-ink-2 mb-3">
        {texts.documentBy(name, showTime(at))} · {reason}
      </p>
      <ul className="lines">
        {lines.map((line) => (
          <li key={line.variant_id}>
            <div className="min-w-0 flex-1 basis-[160px]">
              <p className="font-medium">{nameOf(line)}</p>
              <p className="text-ink-2 text-12">
                {line.sku}
                {line.returned > 0 ? ` · ${texts.returnedOf(line.returned)}` : null}
              </p>
            </div>
            <strong className="ms-auto tabular-nums">{line.received}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
