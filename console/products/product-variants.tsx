import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useMessages } from '../language/messages.ts'
import { useLeaveGuard } from '../parts/use-leave-guard.tsx'
import { ProductFrame } from './product-frame.tsx'
import type { Product } from './product-types.ts'
import { useVariantGrid } from './use-variant-grid.ts'
import { VariantAxes } from './variant-axes.tsx'
import { VariantFill } from './variant-fill.tsx'
import { gridRows } from './variant-grid.ts'
import { variantMessages } from './variant-messages.ts'
import { VariantTable } from './variant-table.tsx'

export function ProductVariants() {
  return (
    <ProductFrame>{(product) => <Variants key={product._id} product={product} />}</ProductFrame>
  )
}

function Variants({ product }: { product: Product }) {
  const texts = useMessages(variantMessages)
  const [colours, setColours] = useState(namesIn(product.variants.map(({ colour }) => colour)))
  const [sizes, setSizes] = useState(namesIn(product.variants.map(({ size }) => size)))
  const rows = gridRows(product.variants, colours, sizes)
  const grid = useVariantGrid(product, rows)
  const guard = useLeaveGuard(grid.changed.length > 0 && !grid.isSaving)

  return (
    <>
      <section className="card">
        <h2>{texts.choose}</h2>
        <VariantAxes {...{ colours, setColours, sizes, setSizes }} />
      </section>
      {grid.shown.some(({ id }) => id === null) ? <VariantFill grid={grid} /> : null}
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
          >
            {texts.save(grid.changed.length)}
          </Button>
        </div>
      </section>
      {guard}
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
