import { localize } from '#domain/locale.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { PlaceLink } from '../parts/place-link.tsx'
import { reportMessages } from './messages.ts'
import { PeriodReport } from './period-report.tsx'
import { countColumn, moneyColumn, ReportTable } from './report-table.tsx'

type SellersRow = StaffAnswer<'GET /reports/sellers'>['best'][number]

export function SellersReport() {
  return (
    <PeriodReport
      useReport={(period) =>
        useCall('GET /reports/sellers', { query: period }, { keepPrevious: true })
      }
    >
      {({ best, worst, period }) => (
        <div className="grid gap-8">
          <Sellers which="best" rows={best} day={period.to} />
          <Sellers which="worst" rows={worst} day={period.to} />
        </div>
      )}
    </PeriodReport>
  )
}

interface SellersProps {
  which: 'best' | 'worst'
  rows: readonly SellersRow[]
  day: string
}

function Sellers({ which, rows, day }: SellersProps) {
  const texts = useMessages(reportMessages)
  const language = useLanguage()
  return (
    <ReportTable
      label={texts[which]}
      file={`${which}-sellers-${day}`}
      {...(which === 'worst' && { note: texts.worstNote })}
      rows={rows}
      keyOf={(row) => row.product_id}
      columns={[
        {
          title: texts.product,
          text: ({ title }) => localize(title, language),
          cell: ({ product_id: id, title }) => (
            <PlaceLink className="link" to={`/products/${id}`}>
              {localize(title, language)}
            </PlaceLink>
          ),
        },
        countColumn<SellersRow>(texts.columns.units, ({ units }) => units),
        moneyColumn<SellersRow>(texts.columns.net, ({ net }) => net),
        countColumn<SellersRow>(texts.onHand, (row) => row.on_hand),
      ]}
    />
  )
}
