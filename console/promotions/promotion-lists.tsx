import { useMessages } from '../language/messages.ts'
import { FilterSelect } from '../parts/filter-select.tsx'
import type { ListColumn } from '../parts/list-column.ts'
import { showMoney } from '../parts/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import type { ListState } from '../parts/use-list-state.ts'
import { ViewLinks } from '../parts/view-links.tsx'
import { periodText } from './describe.ts'
import { promotionMessages } from './messages.ts'
import { promotionStates, stateTones, type Promotion, type Voucher } from './promotion-types.ts'

type Texts = (typeof promotionMessages)['en']

export const stateFilters = ['state'] as const

export function PromotionFilters({ state }: { state: ListState<'state'> }) {
  const texts = useMessages(promotionMessages)
  return (
    <>
      <ViewLinks
        label={texts.views}
        links={[
          { to: '/promotions', label: texts.title },
          { to: '/promotions/vouchers', label: texts.vouchers },
        ]}
      />
      <div className="list-tools">
        <FilterSelect
          state={state}
          name="state"
          label={texts.columns.state}
          options={promotionStates.map((value) => ({ value, label: texts.state[value] }))}
        />
      </div>
    </>
  )
}

/** What the lists of promotions and of vouchers have in common. */
export function sharedColumns<Offer extends Promotion | Voucher>(
  texts: Texts,
  describeOffer: (offer: Offer) => string,
): readonly ListColumn<Offer>[] {
  const { columns } = texts
  return [
    {
      id: 'state',
      title: columns.state,
      cell: ({ state }) => <StateBadge tone={stateTones[state]}>{texts.state[state]}</StateBadge>,
      card: 'aside',
    },
    { id: 'effect', title: columns.effect, cell: describeOffer },
    { id: 'period', title: columns.period, cell: (row) => periodText(texts, row) },
    {
      id: 'orders',
      title: columns.orders,
      cell: ({ orders }) => orders,
      isNumber: true,
      card: 'hidden',
    },
    {
      id: 'given',
      title: columns.given,
      cell: ({ given }) => showMoney(given),
      isNumber: true,
      card: 'hidden',
    },
  ]
}
