import { useState } from 'react'
import { localize } from '#domain/locale.ts'
import { sizeTitle } from '#domain/variant-title.ts'
import { IconButton } from '#ui/button.tsx'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { hasRoom } from '../parts/fold-card.tsx'
import { partMessages } from '../parts/messages.ts'
import { pastedRows } from '../parts/pasted-rows.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { showToast } from '#ui/toasts.ts'
import { showFailure } from '../parts/toasts.ts'
import { productCalls, type Variant } from './product-types.ts'
import { useColourName } from './use-variant-name.ts'
import type { VariantGridState } from './use-variant-grid.ts'
import { PastePreview } from './paste-preview.tsx'
import { pasted, problemOf } from './pasted-cells.ts'
import { cellNames, type CellChange, type CellName, type GridRow } from './variant-grid.ts'
import { stockPlaces, type StockPlace } from './stock-places.ts'
import { VariantStockCell } from './variant-stock-cell.tsx'
import { variantMessages } from './variant-messages.ts'
import { sentences, colon } from '../language/punctuation.ts'

/** Typed like a spreadsheet; on a phone each variant is a card that folds. */
export function VariantTable({ grid }: { grid: VariantGridState }) {
  const texts = useMessages(variantMessages)
  const { columns } = texts
  const [pasting, setPasting] = useState<readonly CellChange[] | null>(null)
  const nameOf = useRowName()
  const language = useLanguage()
  const places = stockPlaces(grid.shown.map((row) => grid.variantOf(row)))
  const names = places.map(({ warehouse }) => localize(warehouse, language))

  /** At once, unless some of it cannot be used. */
  function paste(changes: readonly CellChange[]) {
    if (changes.some((change) => problemOf(change) !== undefined)) setPasting(changes)
    else grid.type(changes)
  }

  return (
    <>
      <p className="text-ink-2 text-12 mb-2 max-w767:hidden">
        {places.length > 1
          ? sentences(texts.pasteHint, texts.stockIn(names.join(' · ')))
          : texts.pasteHint}
      </p>
      <div className="table-scroll">
        <table className="grid-table" aria-label={texts.table}>
          <thead>
            <tr>
              <th scope="col">{columns.variant}</th>
              {cellNames.map((cell) => (
                <th key={cell} scope="col" className={`cell-${cell}`}>
                  <span className="grid-head">
                    {columns[cell]}
                    {cell === 'sku' || grid.shown.length < 2 ? null : (
                      <IconButton
                        icon="chevron-down"
                        label={texts.fillDown(columns[cell])}
                        onClick={() => grid.fillDown(cell)}
                      />
                    )}
                  </span>
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
              <VariantRow key={row.key} {...{ row, grid, places, paste }} />
            ))}
          </tbody>
        </table>
      </div>
      <PastePreview
        changes={pasting}
        nameOf={(key) => nameOf(grid.shown.find((row) => row.key === key))}
        paste={(changes) => {
          grid.type(changes)
          setPasting(null)
        }}
        onClose={() => setPasting(null)}
      />
    </>
  )
}

interface VariantRowProps {
  row: GridRow
  grid: VariantGridState
  places: readonly StockPlace[]
  paste: (changes: readonly CellChange[]) => void
}

function VariantRow({ row, grid, places, paste }: VariantRowProps) {
  const texts = useMessages(variantMessages)
  const variant = grid.variantOf(row)
  const name = useRowName()(row)
  const refusals = grid.refusals[row.key]
  const refusal = refusals?.['row']
  const [isFolding] = useState(() => !hasRoom())
  const [isOpen, setOpen] = useState(false)
  const isFolded = isFolding && !isOpen && refusals === undefined
  return (
    <tr data-changed={grid.changed.includes(row) || undefined} data-folded={isFolded || undefined}>
      <th scope="row">
        {isFolding ? (
          <button type="button" aria-expanded={!isFolded} onClick={() => setOpen(isFolded)}>
            {name}
          </button>
        ) : (
          name
        )}
        <VariantMark variant={variant} />
        {refusal ? <p className="field-error">{refusal}</p> : null}
      </th>
      {cellNames.map((cell) => (
        <VariantCell key={cell} {...{ row, grid, paste, cell, name }} />
      ))}
      <td>
        <VariantStockCell {...{ variant, places, name }} />
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

interface VariantCellProps extends Omit<VariantRowProps, 'places'> {
  cell: CellName
  name: string
}

function VariantCell({ row, grid, paste, cell, name }: VariantCellProps) {
  const texts = useMessages(variantMessages)
  const parts = useMessages(partMessages)
  const label = texts.columns[cell]
  const refusal = grid.refusals[row.key]?.[cell]
  const id = `${row.key}-${cell}`
  return (
    <td data-label={label} data-cell={cell}>
      <input
        className={`input cell-${cell}`}
        aria-label={label + colon() + name}
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
          const table = pastedRows(text)
          if ('line' in table) return showToast(parts.unevenPaste(table.line))
          const keys = grid.shown.map(({ key }) => key)
          const changes = pasted(table.rows, { key: row.key, cell }, keys)
          const dropped = table.rows.flat().length - changes.length
          if (dropped > 0) showToast(texts.dropped(dropped))
          paste(changes)
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

/** Navy / M. */
function useRowName(): (row: GridRow | undefined) => string {
  const texts = useMessages(variantMessages)
  const colourName = useColourName()
  const language = useLanguage()
  return (row) =>
    [row?.colour && colourName(row.colour), row?.size && localize(sizeTitle(row.size), language)]
      .filter(Boolean)
      .join(' / ') || texts.oneSize
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
