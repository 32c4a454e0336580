import { Link } from 'react-router'
import { localize } from '#domain/locale.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage, type Language } from '../language/language.ts'
import { defineList } from '../parts/define-list.tsx'
import { rowsOf, type ListColumn } from '../parts/list-description.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { stockMessages } from './messages.ts'
import { StockActions } from './stock-actions.tsx'
import type { StockLine } from './stock-types.ts'
import { StockViews } from './stock-views.tsx'
import { useVariantName } from '../products/use-variant-name.ts'

type Warehouse = StaffAnswer<'GET /warehouses'>['data'][number]
type Texts = (typeof stockMessages)['en']

export const StockList = defineList({
  call: rowsOf('GET /stock'),
  texts: stockMessages,
  title: ({ title }) => title,
  label: ({ title }) => title,
  empty: ({ empty }) => empty,
  search: ({ searchLabel }) => searchLabel,
  idOf: (line) => line.variant_id,
  exported: { name: 'stock' },
  Actions: () => <StockActions />,
  Views: StockViews,
  filters: [
    {
      name: 'level',
      label: ({ level }) => level,
      names: ({ levels }) => levels,
      asks: (level: string) =>
        level === 'low' ? { is_low: 'true' } : level === 'sold_out' ? { at_most: 0 } : {},
    },
    {
      name: 'warehouse_id',
      label: ({ warehouse }) => warehouse,
      useOptions() {
        const language = useLanguage()
        return useWarehouses().map(({ _id: value, title }) => ({
          value,
          label: localize(title, language),
        }))
      },
    },
  ],
  useColumns: ({ texts, language }) =>
    stockColumns(texts, language, useVariantName(), useWarehouses()),
})

function useWarehouses(): readonly Warehouse[] {
  return useCall('GET /warehouses', {}).data?.data ?? []
}

function stockColumns(
  texts: Texts,
  language: Language,
  nameOf: (line: StockLine) => string,
  warehouses: readonly Warehouse[],
): readonly ListColumn<StockLine>[] {
  const { columns } = texts
  // One says no more than the sum, and for many there is no room.
  const perWarehouse =
    warehouses.length > 1 && warehouses.length <= 4
      ? warehouses.map((warehouse) => warehouseColumn(warehouse, language))
      : []
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
        <ul className="text-ink-2 flex flex-wrap gap-x-4">
          {levels.map(({ warehouse_id: id, warehouse, on_hand: onHand }) => (
            <li key={id} className="whitespace-nowrap">
              {localize(warehouse, language)}{' '}
              <span className="text-ink tabular-nums">{onHand}</span>
            </li>
          ))}
        </ul>
      ),
      ...(perWarehouse.length > 0 && { card: 'only' as const }),
    },
    ...perWarehouse,
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
      cell: (line) => <Available line={line} texts={texts} />,
      text: ({ available }) => String(available),
      isNumber: true,
      card: 'aside',
    },
  ]
}

function warehouseColumn({ _id: id, title }: Warehouse, language: Language): ListColumn<StockLine> {
  const onHand = ({ levels }: StockLine) =>
    levels.find(({ warehouse_id: each }) => each === id)?.on_hand
  return {
    id,
    title: localize(title, language),
    cell: (line) => onHand(line) ?? '–',
    text: (line) => String(onHand(line) ?? ''),
    isNumber: true,
    card: 'hidden',
  }
}

function Available({ line, texts }: { line: StockLine; texts: Texts }) {
  const { available: count, low_at: lowAt } = line
  if (count > 0 && count > lowAt) return <>{count}</>
  return (
    <span className="inline-flex gap-3">
      <StateBadge tone={count > 0 ? 'wait' : 'bad'}>
        {count > 0 ? texts.low : texts.soldOut}
      </StateBadge>
      {count}
    </span>
  )
}
