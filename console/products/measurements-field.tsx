import { useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { localize } from '#domain/locale.ts'
import { measureTitles } from '#domain/measures.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Fieldset } from '#ui/field.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Select } from '#ui/select.tsx'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import type { FieldOf } from '../parts/fields.tsx'
import { partMessages } from '../parts/messages.ts'
import { productMessages } from './messages.ts'
import type { Product } from './product-types.ts'

type Measurements = Product['measurements']

/** A table of sizes by measures, in centimetres. */
export function MeasurementsField<Values extends FieldValues>(props: FieldOf<Values>) {
  const { form, name, label } = props
  const texts = useMessages(productMessages)
  const parts = useMessages(partMessages)
  const { field, fieldState } = useController({ control: form.control, name })
  const rows = measurementsIn(field.value)
  const [extra, setExtra] = useState<readonly string[]>([])
  const language = useLanguage()
  const titles = new Map(
    Object.entries(measureTitles).map(([name, title]) => [name, localize(title, language)]),
  )
  const names = [...new Set([...rows.flatMap(({ values }) => Object.keys(values)), ...extra])]
  const unused = [...titles].filter(([name]) => !names.includes(name))
  const change = (next: Measurements) => field.onChange(next)
  const setRow = (at: number, row: Measurements[number]) => change(rows.with(at, row))

  return (
    <Fieldset
      legend={label}
      legendHidden
      hint={texts.fields.measurementsHint}
      error={fieldState.error?.message}
    >
      <div className="table-scroll">
        <table className="measures">
          <thead>
            <tr>
              <th scope="col">{texts.fields.size}</th>
              {names.map((measure) => (
                <th key={measure} scope="col">
                  {titles.get(measure) ?? measure}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">{parts.remove('')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // Rows have no name before their size is typed.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at}>
                <td>
                  <input
                    className="input"
                    aria-label={texts.fields.size}
                    value={row.size}
                    onChange={({ currentTarget }) =>
                      setRow(at, { ...row, size: currentTarget.value })
                    }
                  />
                </td>
                {names.map((measure) => (
                  <td key={measure}>
                    <NumberInput
                      label={`${row.size} ${titles.get(measure) ?? measure}`}
                      labelHidden
                      inputMode="decimal"
                      value={row.values[measure] ?? null}
                      onNumber={(value) => setRow(at, withMeasure(row, measure, value))}
                    />
                  </td>
                ))}
                <td>
                  <IconButton
                    icon="trash"
                    label={parts.remove(row.size)}
                    onClick={() => change(rows.toSpliced(at, 1))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <Button
          kind="ghost"
          small
          icon="plus"
          onClick={() => change([...rows, { size: '', values: {} }])}
        >
          {texts.fields.addSize}
        </Button>
        <Select
          label={texts.fields.addMeasure}
          labelHidden
          value=""
          options={[
            { value: '', label: texts.fields.addMeasure },
            ...unused.map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ currentTarget }) => setExtra([...extra, currentTarget.value])}
        />
      </div>
    </Fieldset>
  )
}

function withMeasure(
  { size, values }: Measurements[number],
  measure: string,
  value: number | null,
): Measurements[number] {
  const others = Object.entries(values).filter(([name]) => name !== measure)
  const own = value === null ? [] : [[measure, value] as const]
  return { size, values: Object.fromEntries([...others, ...own]) }
}

function measurementsIn(value: unknown): Measurements {
  if (!Array.isArray(value)) return []
  return value.filter(isMeasurement)
}

function isMeasurement(row: unknown): row is Measurements[number] {
  return typeof row === 'object' && row !== null && 'size' in row && 'values' in row
}
