import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { opens } from '#ui/modal.ts'
import { useLocalePath } from '../locale.ts'
import { useMessages, type Messages } from '../messages/messages.ts'
import { sizeGuidePath } from '../paths.ts'
import { sources } from '../pictures/picture-files.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'
import { emailOf, measureTitle, measuresShown } from './measures.ts'
import type { ProductView } from './product-view.ts'

const dialogId = 'size-guide'
const loadHelp = () => import('./size-guide-help.tsx')

export function SizeGuideButton() {
  const { product: messages } = useMessages()
  return (
    <button type="button" className="link size-guide-open" {...opens(dialogId)}>
      <Icon name="ruler" />
      {messages.sizeGuide}
    </button>
  )
}

/** This product's measurements: in the document from the start, so that it opens without scripts. */
export function SizeGuide({ product }: { product: ProductView }) {
  const { catalogue, product: messages } = useMessages()
  const path = useLocalePath()
  const [unit, setUnit] = useState<'cm' | 'in'>('cm')
  const [wasOpened, setOpened] = useState(false)
  const { measures, measurePicture: picture } = product
  const names = measuresShown(measures)
  const help = useLazyComponent(loadHelp, wasOpened, () => {
    // Optional: the table is there.
  })
  const letteredIn = (name: string) => lettered(name, names, messages)
  if (names.length === 0) return null
  return (
    <Dialog
      id={dialogId}
      wide
      title={messages.sizeGuideOf(product.title)}
      closeLabel={messages.close}
      onOpen={() => setOpened(true)}
    >
      <div className="size-guide">
        {picture ? (
          <Picture
            {...sources(picture.file, [480, 960])}
            sizes="(width < 767px) 80vw, 360px"
            width={400}
            height={500}
            alt={picture.alt}
          />
        ) : null}
        <div>
          <UnitSwitch unit={unit} onSwitch={setUnit} />
          <div className="size-guide-scroll">
            <table className="table">
              <caption className="sr-only">{messages.measures}</caption>
              <thead>
                <tr>
                  <th scope="col">{catalogue.size}</th>
                  {names.map((name) => (
                    <th key={name} scope="col">
                      {letteredIn(name)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {measures.map(({ size, values }) => (
                  <tr key={size}>
                    <th scope="row">{catalogue.sizeTitle(size)}</th>
                    {names.map((name) => (
                      <td key={name}>{inUnit(values[name], unit)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="field-hint">{messages.laidFlat(unit)}</p>
          {help ? (
            <help.SizeGuideHelp product={product} names={names} unit={unit} lettered={letteredIn} />
          ) : null}
          <p>
            <Link className="link" href={path(sizeGuidePath)}>
              {messages.wholeGuide}
            </Link>
          </p>
        </div>
      </div>
    </Dialog>
  )
}

interface UnitSwitchProps {
  unit: 'cm' | 'in'
  onSwitch: (unit: 'cm' | 'in') => void
}

function UnitSwitch({ unit, onSwitch }: UnitSwitchProps) {
  const { product: messages } = useMessages()
  return (
    <fieldset className="units needs-script">
      <legend className="sr-only">{messages.unit}</legend>
      {(['cm', 'in'] as const).map((each) => (
        <label key={each}>
          <input
            type="radio"
            className="sr-only"
            name="unit"
            checked={unit === each}
            onChange={() => onSwitch(each)}
          />
          {messages.units[each]}
        </label>
      ))}
    </fieldset>
  )
}

function inUnit(centimetres: number | undefined, unit: 'cm' | 'in'): string {
  if (centimetres === undefined) return '–'
  return unit === 'cm' ? String(centimetres) : (centimetres / 2.54).toFixed(1)
}

/** A Chest */
function lettered(name: string, names: readonly string[], messages: Messages['product']): string {
  return [emailOf(name, names), measureTitle(name, messages)].filter(Boolean).join(' ')
}
