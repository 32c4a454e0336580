import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useMessages } from '../language/messages.ts'
import type { VariantGridState } from './use-variant-grid.ts'
import type { CellName } from './variant-grid.ts'
import { variantMessages } from './variant-messages.ts'

const filled = ['price', 'compare_at', 'weight_grams'] as const satisfies readonly CellName[]

/** Most variants of a product cost the same. */
export function VariantFill({ grid }: { grid: VariantGridState }) {
  const texts = useMessages(variantMessages)
  const [values, setValues] = useState<Partial<Record<CellName, string>>>({})
  return (
    <section className="card">
      <h2>{texts.fillTitle}</h2>
      <form
        className="fill"
        onSubmit={(event) => {
          event.preventDefault()
          for (const name of filled) if (values[name]) grid.fill(name, values[name])
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
        <Button type="submit" kind="ghost">
          {texts.fill}
        </Button>
      </form>
    </section>
  )
}
