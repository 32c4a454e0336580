import { ButtonLink } from '#ui/button.tsx'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { QueryState } from '../parts/query-state.tsx'
import { useReaderLocale } from '../api/me.ts'
import { orderMessages } from './messages.ts'
import type { StaffOrder } from './order-state.tsx'

/** The links are valid for ten minutes. */
const renewEveryMs = 5 * 60_000

/** What is printed for a paid order: for the parcel in the shop's language, else the customer's. */
export function OrderDocuments({ order }: { order: StaffOrder }) {
  const { documents: texts } = useMessages(orderMessages)
  const language = useLanguage()
  const readerLocale = useReaderLocale()
  const links = useCall(
    'GET /orders/{id}/documents',
    { params: { id: order._id } },
    { refetchEveryMs: renewEveryMs, enabled: order.is_paid },
  )
  if (!order.is_paid) return null
  return (
    <section className="card">
      <h2>{texts.title}</h2>
      <QueryState query={links}>
        {({ packing_slip: slip, address_label: label, receipt }) => (
          <div className="flex flex-wrap gap-2">
            <Document href={`${slip}&lang=${language}`} label={texts.slip} />
            {label ? <Document href={`${label}&lang=${language}`} label={texts.label} /> : null}
            <Document
              href={`${receipt}&lang=${readerLocale(order.locale)}`}
              label={texts.receipt}
            />
          </div>
        )}
      </QueryState>
    </section>
  )
}

function Document({ href, label }: { href: string; label: string }) {
  return (
    <ButtonLink kind="ghost" small href={href} target="_blank" rel="noreferrer">
      {label}
    </ButtonLink>
  )
}
