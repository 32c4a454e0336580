import { IconButton } from '#ui/button.tsx'
import { Fieldset } from '#ui/field.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { partMessages } from '../parts/messages.ts'
import { ItemField } from '../scanning/item-field.tsx'
import { useVariantName } from '../products/use-variant-name.ts'
import type { Effect } from './promotion-types.ts'
import { promotionMessages } from './messages.ts'

type Gifts = Extract<Effect, { kind: 'gift' }>['gifts']

interface GiftsFieldProps {
  gifts: Gifts
  error: string | undefined
  onChange: (gifts: Gifts) => void
}

export function GiftsField({ gifts, error, onChange }: GiftsFieldProps) {
  const texts = useMessages(promotionMessages).fields
  return (
    <Fieldset legend={texts.gifts} error={error} className="w767:col-span-2">
      <ItemField
        onFound={({ variant_id: id }) => {
          if (gifts.some((gift) => gift.product_variant_id === id)) return
          onChange([...gifts, { product_variant_id: id, qty: 1 }])
        }}
      />
      <ul className="lines">
        {gifts.map((gift, at) => (
          <GiftLine
            key={gift.product_variant_id}
            id={gift.product_variant_id}
            qty={gift.qty}
            onQty={(qty) => onChange(gifts.with(at, { ...gift, qty }))}
            onRemove={() => onChange(gifts.toSpliced(at, 1))}
          />
        ))}
      </ul>
    </Fieldset>
  )
}

interface GiftLineProps {
  id: string
  qty: number
  onQty: (qty: number) => void
  onRemove: () => void
}

function GiftLine({ id, qty, onQty, onRemove }: GiftLineProps) {
  const texts = useMessages(promotionMessages).fields
  const parts = useMessages(partMessages)
  const nameOf = useVariantName()
  const line = useCall('GET /stock', { query: { variant_id: id } }).data?.data[0]
  const name = line ? nameOf(line) : id
  return (
    <li>
      <span className="min-w-0 flex-1">{name}</span>
      <NumberInput
        className="w-[80px]"
        label={texts.giftQty(name)}
        labelHidden
        value={qty}
        onNumber={(next) => onQty(next ?? Number.NaN)}
      />
      <IconButton icon="trash" label={parts.remove(name)} onClick={onRemove} />
    </li>
  )
}
