import { IconButton } from '#ui/button.tsx'
import { localize } from '#domain/locale.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { showFailure } from '../parts/toasts.ts'
import { productCalls, type Variant } from './product-types.ts'
import { useColourName } from './use-colour-name.ts'
import type { VariantGridState } from './use-variant-grid.ts'
import { cellNames, pasted, type CellName, type GridRow } from './variant-grid.ts'
import { variantMessages } from './variant-messages.ts'

/** Typed like a spreadsheet; on a phone each variant is a card. */
export function VariantTable({ grid }: { grid: VariantGridState }) {
  const texts = useMessages(variantMessages)
  const { columns } = texts
  return (
    <>
      <p className="text-ink-2 text-12 mb-2 max-w767:hidden">{texts.pasteHint}</p>
      <div className="table-scroll">
        <table className="grid-table" aria-label={texts.table}>
          <thead>
            <tr>
              <th scope="col">{columns.variant}</th>
              {cellNames.map((cell) => (
                <th key={cell} scope="col">
                  {columns[cell]}
                </th>
              ))}
              <th scope="col">{columns.stock}</th>
              <th scope="col">
                <span className="sr-only">{columns.archive}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {grid.shown.map((row) => (
              <VariantRow key={row.key} row={row} grid={grid} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function VariantRow({ row, grid }: { row: GridRow; grid: VariantGridState }) {
  const texts = useMessages(variantMessages)
  const colourName = useColourName()
  const variant = grid.variantOf(row)
  const { colour, size } = row
  const name = [colour && colourName(colour), size].filter(Boolean).join(' / ') || texts.oneSize
  const refusal = grid.refusals[row.key]?.['row']
  return (
    <tr data-changed={grid.changed.includes(row) || undefined}>
      <th scope="row">
        {name}
        <VariantMark variant={variant} />
        {refusal ? <p className="field-error">{refusal}</p> : null}
      </th>
      {cellNames.map((cell) => (
        <VariantCell key={cell} {...{ row, grid, cell, name }} />
      ))}
      <td data-label={texts.columns.stock}>
        <StockOf variant={variant} />
      </td>
      <td>
        {row.id === null ? (
          <IconButton
            icon="close"
            label={texts.leaveOut(name)}
            onClick={() => grid.leaveOut(row.key)}
          />
        ) : (
          <ArchiveButton id={row.id} name={name} variant={variant} />
        )}
      </td>
    </tr>
  )
}

function VariantMark({ variant }: { variant: Variant | undefined }) {
  const texts = useMessages(variantMessages)
  if (!variant) return <StateBadge tone="act">{texts.fresh}</StateBadge>
  return variant.is_archived ? <StateBadge tone="plain">{texts.archived}</StateBadge> : null
}

interface VariantCellProps {
  row: GridRow
  grid: VariantGridState
  cell: CellName
  name: string
}

function VariantCell({ row, grid, cell, name }: VariantCellProps) {
  const texts = useMessages(variantMessages)
  const label = texts.columns[cell]
  const refusal = grid.refusals[row.key]?.[cell]
  const id = `${row.key}-${cell}`
  return (
    <td data-label={label}>
      <input
        className={`input cell-${cell}`}
        aria-label={`${label}: ${name}`}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? id : undefined}
        inputMode={cell === 'sku' || cell === 'barcode' ? 'text' : 'decimal'}
        autoComplete="off"
        value={grid.cells(row)[cell]}
        onChange={({ currentTarget }) =>
          grid.type([{ key: row.key, cell, text: currentTarget.value }])
        }
        onPaste={(event) => {
          const text = event.clipboardData.getData('text')
          if (!/[\n\t]/.test(text.trim())) return
          event.preventDefault()
          const keys = grid.shown.map(({ key }) => key)
          grid.type(pasted(text, { key: row.key, cell }, keys))
        }}
      />
      {refusal ? (
        <p className="field-error" id={id}>
          {refusal}
        </p>
      ) : null}
    </td>
  )
}

function StockOf({ variant }: { variant: Variant | undefined }) {
  const texts = useMessages(variantMessages)
  const language = useLanguage()
  if (!variant || variant.stock.length === 0) {
    return <span className="text-ink-2 text-12">{texts.none}</span>
  }
  return (
    <ul className="text-12 whitespace-nowrap">
      {variant.stock.map(({ warehouse_id: id, warehouse, available }) => (
        <li key={id}>
          <span className="text-ink-2">{localize(warehouse, language)}</span>{' '}
          <strong className="tabular-nums">{available}</strong>
        </li>
      ))}
    </ul>
  )
}

interface ArchiveButtonProps {
  id: string
  name: string
  variant: Variant | undefined
}

function ArchiveButton({ id, name, variant }: ArchiveButtonProps) {
  const texts = useMessages(variantMessages)
  const isArchived = variant?.is_archived ?? false
  const write = useWrite('PUT /variants/{id}/archived', { changes: productCalls })

  async function toggle() {
    try {
      await write.mutateAsync({ params: { id }, body: { is_archived: !isArchived } })
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <IconButton
      icon={isArchived ? 'retry' : 'trash'}
      label={isArchived ? texts.restore(name) : texts.archive(name)}
      onClick={() => void toggle()}
    />
  )
}
