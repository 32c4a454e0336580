import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { DraftOffer } from '../drafts/draft-offer.tsx'
import { useStateDraft } from '../drafts/use-state-draft.ts'
import { useMessages } from '../language/messages.ts'
import { saveMark } from '../parts/use-save-key.ts'
import { FoldCard } from '../parts/fold-card.tsx'
import { useLeaveGuard } from '../parts/leave-guard.tsx'
import { useLowPriceQuestion } from './low-prices.tsx'
import { ProductFrame } from './product-frame.tsx'
import type { Product } from './product-types.ts'
import { useVariantGrid } from './use-variant-grid.ts'
import { VariantAxes } from './variant-axes.tsx'
import { VariantFill } from './variant-fill.tsx'
import { gridDraft, gridRows, typedOver } from './variant-grid.ts'
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
