import { Link } from 'react-router'
import { localize } from '#domain/locale.ts'
import type { Language } from '../language/language.ts'
import type { ListColumn } from '../parts/list-column.ts'
import { sheetTime, showAge, showMoney, showTime } from '../parts/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { Thumbnail } from '../parts/thumbnail.tsx'
import type { productMessages } from './messages.ts'
import { statusTones } from './product-state.tsx'
import type { ProductRow } from './product-types.ts'

type Texts = (typeof productMessages)['en']

export function productColumns(
  texts: Texts,
  language: Language,
): readonly ListColumn<ProductRow>[] {
  const { columns } = texts
  return [
    {
      id: 'title',
      title: columns.title,
      cell: (product) => (
        <Link to={`/products/${product._id}`} className="with-thumbnail">
          <Thumbnail url={product.picture?.url} />
          <span>{localize(product.title, language)}</span>
        </Link>
      ),
      text: (product) => localize(product.title, language),
      isSortable: true,
      card: 'title',
    },
    {
      id: 'status',
      title: columns.status,
      cell: ({ status }) => (
        <StateBadge tone={statusTones[status]}>{texts.status[status]}</StateBadge>
      ),
      text: ({ status }) => texts.status[status],
    },
    {
      id: 'variants',
      title: columns.variants,
      cell: ({ variant_count: count }) => texts.variantCount(count),
      text: ({ variant_count: count }) => String(count),
    },
    {
      id: 'available',
      title: columns.available,
      cell: ({ available, variant_count: count }) =>
        available > 0 || count === 0 ? (
          texts.left(available)
        ) : (
          <StateBadge tone="bad">{texts.soldOut}</StateBadge>
        ),
      text: ({ available }) => String(available),
      isNumber: true,
    },
    {
      id: 'price',
      title: columns.price,
      cell: ({ price }) => (price === null ? '–' : showRange(price)),
      text: ({ price }) => price?.from ?? '',
      isNumber: true,
      card: 'aside',
    },
    {
      id: 'updated_at',
      title: columns.updated_at,
      cell: ({ updated_at: at }) => <time title={showTime(at)}>{showAge(at)}</time>,
      text: ({ updated_at: at }) => sheetTime(at),
      isNumber: true,
      isSortable: true,
      card: 'hidden',
    },
  ]
}

function showRange({ from, to }: { from: string; to: string }): string {
  return from === to ? showMoney(from) : `${showMoney(from)} – ${showMoney(to)}`
}
