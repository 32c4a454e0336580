import { holdForTryOn } from '#contract/staff/try-on-holds.ts'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { stockCalls } from '../stock/stock-types.ts'
import { counterMessages } from './messages.ts'
import type { Shop } from './use-shop.ts'

interface HoldDialogProps {
  variantId: string
  name: string
  shop: NonNullable<Shop>
  onClose: () => void
  onHeld: () => void
}

/** Sets an item aside for a person, until a time. */
export function HoldDialog({ variantId, name, shop, onClose, onHeld }: HoldDialogProps) {
  const texts = useMessages(counterMessages)
  return (
    <CallDialog
      id="hold"
      title={texts.holdTitle(name)}
      call={holdForTryOn}
      changes={[...stockCalls, 'GET /try-on-holds', 'GET /today', 'POST /counter/quotes']}
      start={{
        variant_id: variantId,
        warehouse_id: shop._id,
        qty: 1,
        name: '',
        phone: '',
        held_until: null,
      }}
      fields={{
        name: texts.name,
        phone: { label: texts.phone, isOptional: true },
        held_until: { label: texts.until, hint: texts.untilHint },
      }}
      types={{ phone: 'tel' }}
      saveLabel={texts.doHold}
      done={texts.nowHeld(name)}
      onDone={onHeld}
      onClose={onClose}
    />
  )
}
