import { useState } from 'react'
import { Link } from 'react-router'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { RemovableChip } from '#ui/chip.tsx'
import { Notice } from '#ui/notice.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useCall } from '../api/use-call.ts'
import { DraftOffer } from '../drafts/draft-offer.tsx'
import { useStateDraft } from '../drafts/use-state-draft.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { FoldCard } from '../parts/fold-card.tsx'
import { useLeaveGuard } from '../parts/leave-guard.tsx'
import { partMessages } from '../parts/messages.ts'
import { TagsInput } from '../parts/tags-field.tsx'
import { saveMark } from '../parts/use-save-key.ts'
import { useLowPriceQuestion } from './low-prices.tsx'
import { ProductFrame } from './product-frame.tsx'
import type { Product } from './product-types.ts'
import { useColourName } from './use-variant-name.ts'
import { useVariantGrid, type VariantGridState } from './use-variant-grid.ts'
import { gridDraft, gridRows, typedOver, type CellName, type GridRow } from './variant-grid.ts'
import { variantMessages } from './variant-messages.ts'
import { VariantTable } from './variant-table.tsx'

export function ProductVariants() {
  return (
    <ProductFrame>{(product) => <Variants key={product._id} product={product} />}</ProductFrame>
  )
}

function Variants({ product }: { product: Product }) {
  const texts = useMessages(variantMessages)
  const known = {
    colours: namesIn(product.variants.map(({ colour }) => colour)),
    sizes: namesIn(product.variants.map(({ size }) => size)),
  }
  const [colours, setColours] = useState(known.colours)
  const [sizes, setSizes] = useState(known.sizes)
  const rows = gridRows(product.variants, colours, sizes)
  const { ask, dialog } = useLowPriceQuestion()
  const grid = useVariantGrid(product, rows, ask)
  // A pair of colour and size that is no variant is offered as one, without anybody's doing.
  const isTyped =
    Object.keys(grid.typed).length > 0 ||
    grid.leftOut > 0 ||
    JSON.stringify({ colours, sizes }) !== JSON.stringify(known)
  const isUnsaved = isTyped && grid.changed.length > 0
  const draft = useStateDraft({
    name: 'variants',
    shape: gridDraft,
    basisOf: ({ typed }) => typedOver(product.variants, typed),
    content: isUnsaved ? { colours, sizes, typed: grid.typed, out: grid.out } : null,
    restore(before) {
      setColours(before.colours)
      setSizes(before.sizes)
      grid.restore(before)
    },
  })
  useLeaveGuard(isUnsaved && !grid.isSaving, draft.isKept)

  return (
    <>
      {draft.offered ? (
        <div className="mb-4">
          <DraftOffer {...draft.offered} {...draft} />
        </div>
      ) : null}
      <FoldCard title={texts.choose} isOpenAtFirst={product.variants.length === 0}>
        <VariantAxes {...{ colours, setColours, sizes, setSizes }} />
      </FoldCard>
      {grid.shown.length > 0 ? <VariantFill grid={grid} /> : null}
      <section className="card">
        <div className="card-head">
          <h2>{texts.table}</h2>
          <Link className="link" to={`/stock?keyword=${encodeURIComponent(skuStart(product))}`}>
            {texts.moveStock}
          </Link>
        </div>
        {grid.hasRefusal ? (
          <Notice tone="error" live="alert">
            {texts.someRefused}
          </Notice>
        ) : null}
        {grid.shown.length === 0 ? (
          <p className="text-ink-2">{texts.empty}</p>
        ) : (
          <VariantTable grid={grid} />
        )}
        <div className="form-buttons save-bar mt-2">
          {grid.leftOut > 0 ? (
            <Button kind="link" onClick={grid.putBack}>
              {texts.putBack(grid.leftOut)}
            </Button>
          ) : null}
          <Button
            busy={grid.isSaving}
            disabled={grid.changed.length === 0}
            onClick={() => void grid.save()}
            {...saveMark}
          >
            {texts.save(grid.changed.length)}
          </Button>
        </div>
      </section>
      {dialog}
    </>
  )
}

function namesIn(values: readonly (string | null)[]): readonly string[] {
  return [...new Set(values.filter((value) => value !== null))]
}

function skuStart({ variants, title }: Product): string {
  const skus = variants.map(({ sku }) => sku)
  return skus.length === 1 ? (skus[0] ?? '') : title.en
}

interface VariantAxesProps {
  colours: readonly string[]
  setColours: (codes: readonly string[]) => void
  sizes: readonly string[]
  setSizes: (sizes: readonly string[]) => void
}

/** The colours and sizes a product comes in; the table shows every pair. */
function VariantAxes({ colours, setColours, sizes, setSizes }: VariantAxesProps) {
  const texts = useMessages(variantMessages)
  const parts = useMessages(partMessages)
  const language = useLanguage()
  const known = useCall('GET /colours', {}).data?.data ?? []
  const nameOf = useColourName()
  const free = known.filter(({ code }) => !colours.includes(code))
  return (
    <div className="grid gap-4 w767:grid-cols-2">
      <div className="grid content-start gap-2">
        <Select
          label={texts.addColour}
          value=""
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') setColours([...colours, value])
          }}
          options={[
            { value: '', label: texts.chooseColour },
            ...free.map(({ code, title }) => ({ value: code, label: localize(title, language) })),
          ]}
        />
        <div className="chips">
          {colours.map((code) => (
            <RemovableChip
              key={code}
              removeLabel={parts.remove(nameOf(code))}
              onRemove={() => setColours(colours.filter((each) => each !== code))}
            >
              {nameOf(code)}
            </RemovableChip>
          ))}
        </div>
      </div>
      <TagsInput label={texts.sizes} hint={texts.sizesHint} words={sizes} onChange={setSizes} />
    </div>
  )
}

const filled = [
  'price',
  'compare_at',
  'points_price',
  'cost',
  'weight_grams',
] as const satisfies readonly CellName[]

/** Most variants of a product cost the same. */
function VariantFill({ grid }: { grid: VariantGridState }) {
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
