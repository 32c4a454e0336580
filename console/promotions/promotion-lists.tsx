import { Link } from 'react-router'
import { localize } from '#domain/locale.ts'
import { useMessages } from '../language/messages.ts'
import { defineList } from '../parts/define-list.tsx'
import {
  rowsOf,
  type ListColumn,
  type ListCall,
  type ListContext,
} from '../parts/list-description.ts'
import { showMoney } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { ViewLinks } from '../parts/view-links.tsx'
import { describe, periodText } from './describe.ts'
import { promotionMessages } from './messages.ts'
import { promotionStates, stateTones, type Promotion, type Voucher } from './promotion-types.ts'
import { useTierName } from './tiers-field.tsx'

type Context<Offer> = ListContext<(typeof promotionMessages)['en'], Offer>

export const PromotionList = offerList({
  call: rowsOf('GET /promotions'),
  name: 'title',
  add: 'newPromotion',
  at: '/promotions',
  useColumns(context) {
    const tierName = useTierName()
    return offerColumns(context, '/promotions', (offer) => describe(context.texts, offer, tierName))
  },
})

export const VoucherList = offerList({
  call: rowsOf('GET /vouchers'),
  name: 'vouchers',
  add: 'newVoucher',
  at: '/promotions/vouchers',
  useColumns(context) {
    const { texts } = context
    const at = '/promotions/vouchers'
    const [title, ...rest] = offerColumns(context, at, (offer) => describe(texts, offer))
    const code = { id: 'code', title: texts.columns.code, cell: (offer: Voucher) => offer.code }
    return title ? [title, code, ...rest] : []
  },
})

interface OfferList<Offer> {
  call: ListCall<Offer>
  name: 'title' | 'vouchers'
  add: 'newPromotion' | 'newVoucher'
  at: string
  useColumns: (context: Context<Offer>) => readonly ListColumn<Offer>[]
}

/** What the lists of promotions and of vouchers have in common. */
function offerList<Offer extends Promotion | Voucher>(list: OfferList<Offer>) {
  const { call, name, add, at, useColumns } = list
  return defineList({
    call,
    texts: promotionMessages,
    title: (texts) => texts[name],
    label: (texts) => texts[name],
    empty: ({ empty }) => empty,
    newEntry: { to: `${at}/new`, label: (texts) => texts[add] },
    Views: OfferViews,
    filters: [
      {
        name: 'state',
        label: ({ columns }) => columns.state,
        names: ({ state }) => state,
        values: promotionStates,
      },
    ],
    useColumns,
  })
}

function OfferViews() {
  const texts = useMessages(promotionMessages)
  return (
    <ViewLinks
      label={texts.views}
      links={[
        { to: '/promotions', label: texts.title },
        { to: '/promotions/vouchers', label: texts.vouchers },
      ]}
    />
  )
}

function offerColumns<Offer extends Promotion | Voucher>(
  { texts, language }: Context<Offer>,
  at: string,
  describeOffer: (offer: Offer) => string,
): readonly ListColumn<Offer>[] {
  const { columns } = texts
  return [
    {
      id: 'title',
      title: columns.title,
      cell: ({ _id, title }) => <Link to={`${at}/${_id}`}>{localize(title, language)}</Link>,
      card: 'title',
    },
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
