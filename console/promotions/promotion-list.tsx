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
import { promotionStates, type Promotion } from './promotion-types.ts'
import { useTierName } from './tiers-field.tsx'

const perPage = 50

export function PromotionList() {
  const texts = useMessages(promotionMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const state = useListState(stateFilters)
  const tierName = useTierName()
  const columns = columnsOf(texts, language, tierName)
  const query = {
    state: oneOf(promotionStates, state.filters.state),
    page: state.page,
    per_page: perPage,
  }
  const found = useCall('GET /promotions', { query }, { keepPrevious: true })
  return (
    <Page
      title={texts.title}
      actions={
        <Button small icon="plus" onClick={() => void navigate('/promotions/new')}>
          {texts.newPromotion}
        </Button>
      }
    >
      <PromotionFilters state={state} />
      <QueryState query={found}>
        {({ data, total }) => (
          <DataTable
            label={texts.title}
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
  tierName: (slug: string) => string,
): readonly ListColumn<Promotion>[] {
  return [
    {
      id: 'title',
      title: texts.columns.title,
      cell: ({ _id, title }) => <Link to={`/promotions/${_id}`}>{localize(title, language)}</Link>,
      card: 'title',
    },
    ...sharedColumns(texts, (row) => describe(texts, row, tierName)),
  ]
}
