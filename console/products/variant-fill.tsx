import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useMessages } from '../language/messages.ts'
import { FoldCard } from '../parts/fold-card.tsx'
import type { VariantGridState } from './use-variant-grid.ts'
import type { CellName, GridRow } from './variant-grid.ts'
import { variantMessages } from './variant-messages.ts'

const filled = [
  'price',
  'compare_at',
  'points_price',
  'cost',
  'weight_grams',
] as const satisfies readonly CellName[]

/** Most variants of a product cost the same. */
export function VariantFill({ grid }: { grid: VariantGridState }) {
  const texts = useMessages(variantMessages)
  const [values, setValues] = useState<Partial<Record<CellName, string>>>({})
  const fresh = grid.shown.filter(({ id }) => id === null)
  const hasBoth = fresh.length > 0 && fresh.length < grid.shown.length

  function fill(rows: readonly GridRow[]) {
    for (const name of filled) if (values[name]) grid.fill(rows, name, values[name])
  }

  return (
    <FoldCard title={texts.fillTitle} isOpenAtFirst={fresh.length > 0}>
      <form
        method="post"
        className="fill"
        onSubmit={(event) => {
          event.preventDefault()
          fill(fresh.length > 0 ? fresh : grid.shown)
        }}
      >
        {filled.map((name) => (
          <TextInput
            key={name}
            label={texts.columns[name]}
            inputMode="decimal"
            value={values[name] ?? ''}
            onChange={({ currentTarget }) => setValues({ ...values, [name]: currentTarget.value })}
          />
        ))}
        <div className="flex gap-2">
          <Button type="submit" kind="ghost">
            {hasBoth ? texts.fillNew(fresh.length) : texts.fill}
          </Button>
          {hasBoth ? (
            <Button kind="ghost" onClick={() => fill(grid.shown)}>
              {texts.fillAll(grid.shown.length)}
            </Button>
          ) : null}
        </div>
      </form>
    </FoldCard>
  )
}
