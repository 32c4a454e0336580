import { localize } from '#domain/locale.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { PlaceLink } from '../parts/place-link.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { reportMessages } from './messages.ts'
import { ReportPage } from './report-page.tsx'
import { countColumn, moneyColumn, ReportTable } from './report-table.tsx'

type StockRow = StaffAnswer<'GET /reports/stock-value'>['rows'][number]

export function StockReport() {
  const texts = useMessages(reportMessages)
  const language = useLanguage()
  const stock = useCall('GET /reports/stock-value', {})
  return (
    <ReportPage>
      <QueryState query={stock}>
        {({ rows, total }) => (
          <ReportTable
            label={texts.view.stock}
            file="stock-value"
            note={texts.stockNote}
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
              countColumn<StockRow>(texts.onHand, (row) => row.on_hand, total.on_hand),
              countColumn<StockRow>(texts.onTheWay, (row) => row.on_the_way, total.on_the_way),
              countColumn<StockRow>(texts.reserved, ({ reserved }) => reserved, total.reserved),
              moneyColumn<StockRow>(texts.columns.cost, ({ cost }) => cost, total.cost),
              countColumn<StockRow>(texts.uncosted, ({ uncosted }) => uncosted, total.uncosted),
              moneyColumn<StockRow>(texts.retail, ({ retail }) => retail, total.retail),
            ]}
          />
        )}
      </QueryState>
    </ReportPage>
  )
}
