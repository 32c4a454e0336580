import { Link } from 'react-router'
import { localize } from '#domain/locale.ts'
import { lowStock } from '#domain/stock.ts'
import type { Language } from '../language/language.ts'
import type { ListColumn } from '../parts/list-column.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import type { stockMessages } from './messages.ts'
import type { StockLine } from './stock-types.ts'

type Texts = (typeof stockMessages)['en']

export function stockColumns(
  texts: Texts,
  language: Language,
  nameOf: (line: StockLine) => string,
): readonly ListColumn<StockLine>[] {
  const { columns } = texts
  return [
    {
      id: 'sku',
      title: columns.sku,
      cell: ({ variant_id: id, sku }) => <Link to={`/stock/${id}`}>{sku}</Link>,
      text: ({ sku }) => sku,
      card: 'title',
    },
    { id: 'product', title: columns.product, cell: nameOf, text: nameOf },
    {
      id: 'places',
      title: columns.places,
      cell: ({ levels }) => (
        <span className="text-ink-2">
          {levels
            .map(({ warehouse, on_hand: onHand }) => `${localize(warehouse, language)} ${onHand}`)
            .join(' · ')}
        </span>
      ),
    },
    {
      id: 'reserved',
      title: columns.reserved,
      cell: (line) => (line.on_hand === line.available ? '–' : line.on_hand - line.available),
      text: (line) => String(line.on_hand - line.available),
      isNumber: true,
      card: 'hidden',
    },
    {
      id: 'on_hand',
      title: columns.onHand,
      cell: (line) => line.on_hand,
      text: (line) => String(line.on_hand),
      isNumber: true,
      card: 'hidden',
    },
    {
      id: 'available',
      title: columns.available,
      cell: ({ available }) => <Available count={available} texts={texts} />,
      text: ({ available }) => String(available),
      isNumber: true,
      card: 'aside',
    },
  ]
}

function Available({ count, texts }: { count: number; texts: Texts }) {
  if (count > lowStock) return <>{count}</>
  return (
    <span className="inline-flex gap-3">
      <StateBadge tone={count > 0 ? 'wait' : 'bad'}>
        {count > 0 ? texts.low : texts.soldOut}
      </StateBadge>
      {count}
    </span>
  )
}
