import { Checkbox } from '#ui/checkbox.tsx'
import { SizePicker } from '#ui/size-picker.tsx'
import { useLocale } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import { priceText } from '../price-text.ts'
import { colourOf } from '../product/choice.ts'
import { sizeOption } from '../product/choice-options.ts'
import { pricedVariant, type LookItem } from './chosen-look.ts'

interface LookItemRowProps {
  item: LookItem
  isSizeMissing: boolean
  onTake: (isTaken: boolean) => void
}

export function LookItemRow({ item, isSizeMissing, onTake }: LookItemRowProps) {
  const messages = useMessages()
  const locale = useLocale()
  const { product, choice, isGone, isTaken } = item
  const colour = colourOf(product, choice.colour)
  const [picture] = colour?.pictures ?? []
  const variant = pricedVariant(item)
  return (
    <li className="look-item">
      {picture ? (
        <img
          src={fileUrl(picture.file, 160)}
          width={64}
          height={80}
          alt={picture.alt}
          style={{ background: picture.background }}
        />
      ) : (
        <span />
      )}
      <div className="grid gap-3">
        <Checkbox
          label={product.title}
          end={variant ? priceText(variant.price, locale) : ''}
          hint={isGone ? messages.product.soldOut : colour?.title}
          checked={isTaken}
          disabled={isGone}
          onChange={({ target }) => onTake(target.checked)}
        />
        {isGone || product.sizes.length < 2 ? null : (
          <SizePicker
            legend={messages.catalogue.size}
            name={product.id}
            value={choice.size ?? ''}
            soldOutLabel={messages.product.soldOut}
            error={isSizeMissing ? messages.product.chooseSize : undefined}
            options={product.sizes.map((size) => sizeOption(product, choice, size, messages))}
          />
        )}
      </div>
    </li>
  )
}
