import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { useCall } from '../api/use-call.ts'
import { useLanguage, type Language } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { DataTable } from '../parts/data-table.tsx'
import type { ListColumn } from '../parts/list-column.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { oneOf, useListState } from '../parts/use-list-state.ts'
import { describe } from './describe.ts'
import { promotionMessages } from './messages.ts'
import { PromotionFilters, sharedColumns, stateFilters } from './promotion-lists.tsx'
import { promotionStates, type Voucher } from './promotion-types.ts'

const perPage = 50

export function VoucherList() {
  const texts = useMessages(promotionMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const state = useListState(stateFilters)
  const columns = useMemo(() => columnsOf(texts, language), [texts, language])
  const query = {
    state: oneOf(promotionStates, state.filters.state),
    page: state.page,
    per_page: perPage,
  }
  const found = useCall('GET /vouchers', { query }, { keepPrevious: true })
  return (
    <Page
      title={texts.vouchers}
      actions={
        <Button small icon="plus" onClick={() => void navigate('/promotions/vouchers/new')}>
          {texts.newVoucher}
        </Button>
      }
    >
      <PromotionFilters state={state} />
      <QueryState query={found}>
        {({ data, total }) => (
          <DataTable
            label={texts.vouchers}
            columns={columns}
            rows={data}
            idOf={(row) => row._id}
            nameOf={(row) => localize(row.title, language)}
            state={state}
            total={total}
            perPage={perPage}
            isStale={found.isPlaceholderData}
            empty={<p>{texts.empty}</p>}
          />
        )}
      </QueryState>
    </Page>
  )
}

function columnsOf(
  texts: (typeof promotionMessages)['en'],
  language: Language,
): readonly ListColumn<Voucher>[] {
  return [
    {
      id: 'title',
      title: texts.columns.title,
      cell: ({ _id, title }) => (
        <Link to={`/promotions/vouchers/${_id}`}>{localize(title, language)}</Link>
      ),
      card: 'title',
    },
    { id: 'code', title: texts.columns.code, cell: ({ code }) => code },
    ...sharedColumns(texts, (row) => describe(texts, row)),
  ]
}
