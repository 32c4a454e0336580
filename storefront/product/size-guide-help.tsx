import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useMessages } from '../messages/messages.ts'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { Fits } from '../reviews/fits.tsx'
import { fitCounts } from '../reviews/review-view.ts'
import { useReviews } from '../reviews/use-reviews.ts'
import {
  comparableMeasures,
  compareSizes,
  parseMeasure,
  readOwnGarment,
  storeOwnGarment,
  type OwnGarment,
} from './own-garment.ts'
import type { ProductView } from './product-view.ts'
import './size-guide-help.css'

type Unit = 'cm' | 'in'

interface SizeGuideHelpProps {
  product: Pick<ProductView, 'id' | 'fit' | 'measures' | 'reviews'>
  /** Measurements of the product. */
  names: readonly string[]
  unit: Unit
  lettered: (name: string) => string
}

/** How to measure, and a comparison with a garment the customer owns. Loaded with the dialog. */
export function SizeGuideHelp({ product, names, unit, lettered }: SizeGuideHelpProps) {
  const { sizes: messages } = useShoppingMessages()
  const how = new Map<string, string>(Object.entries(messages.measureHow))
  return (
    <>
      <h3>{messages.howToMeasure}</h3>
      <DescriptionList
        details={names.map((name) => ({ term: lettered(name), detail: how.get(name) ?? '' }))}
      />
      {product.fit ? <p>{product.fit}</p> : null}
      {product.reviews.count > 0 ? <CustomersFit id={product.id} /> : null}
      <OwnGarmentForm key={unit} {...{ product, names, unit, lettered }} />
    </>
  )
}

function CustomersFit({ id }: { id: string }) {
  const { data } = useReviews(id, 'pictured')
  return data ? <Fits fits={fitCounts(data.summary)} headingLevel={3} /> : null
}

function OwnGarmentForm({ product, names, unit, lettered }: SizeGuideHelpProps) {
  const { sizes: messages } = useShoppingMessages()
  const { product: text } = useMessages()
  const [own, setOwn] = useState(readOwnGarment)
  const [entered, setEntered] = useState(0)
  const asked = comparableMeasures(names)
  if (asked.length === 0) return null

  function keep(next: OwnGarment) {
    setOwn(next)
    storeOwnGarment(next)
  }
  function enter(name: string, typed: string) {
    const { [name]: _, ...others } = own
    const cm = parseMeasure(typed, unit)
    keep(cm === null ? others : { ...others, [name]: cm })
  }
  const hasAny = asked.some((name) => own[name] !== undefined)
  return (
    <section aria-labelledby="own-garment" className="grid gap-3">
      <h3 id="own-garment">{messages.ownTitle}</h3>
      <p className="field-hint">{messages.ownHint}</p>
      <div key={entered} className="grid grid-cols-3 gap-3">
        {asked.map((name) => (
          <TextInput
            key={name}
            label={lettered(name)}
            note={text.units[unit]}
            name={`own-${name}`}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={inUnit(own[name], unit)}
            onChange={({ target }) => enter(name, target.value)}
          />
        ))}
      </div>
      <Differences {...{ product, own, asked, unit, lettered }} />
      {hasAny ? (
        <p>
          <Button
            kind="link"
            onClick={() => {
              keep({})
              setEntered(entered + 1)
            }}
          >
            {messages.clear}
          </Button>
        </p>
      ) : null}
    </section>
  )
}

interface DifferencesProps extends Pick<SizeGuideHelpProps, 'product' | 'unit' | 'lettered'> {
  own: OwnGarment
  asked: readonly string[]
}

function Differences({ product, own, asked, unit, lettered }: DifferencesProps) {
  const { sizes: messages } = useShoppingMessages()
  const { catalogue, product: text } = useMessages()
  const compared = compareSizes(product.measures, own, asked)
  const shown = asked.filter((name) => own[name] !== undefined)
  return (
    <div aria-live="polite" className="size-guide-scroll">
      {compared.length === 0 ? null : (
        <table className="table">
          <caption className="sr-only">{messages.difference}</caption>
          <thead>
            <tr>
              <th scope="col">{catalogue.size}</th>
              {shown.map((name) => (
                <th key={name} scope="col">
                  {lettered(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compared.map(({ size, differences, isClosest }) => (
              <tr key={size}>
                <th scope="row">
                  {catalogue.sizeTitle(size)}
                  {isClosest ? <strong> · {messages.closest}</strong> : null}
                </th>
                {differences.map(({ name, cm }) => (
                  <td key={name}>{differenceText(cm, unit, text.units[unit], messages)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

function differenceText(
  cm: number,
  unit: Unit,
  unitTitle: string,
  { same, more, less }: ReturnType<typeof useShoppingMessages>['sizes'],
): string {
  const amount = inUnit(Math.abs(cm), unit)
  if (Number(amount) === 0) return same
  return cm > 0 ? more(amount, unitTitle) : less(amount, unitTitle)
}

function inUnit(cm: number | undefined, unit: Unit): string {
  if (cm === undefined) return ''
  return String(Math.round((unit === 'cm' ? cm : cm / 2.54) * 10) / 10)
}
