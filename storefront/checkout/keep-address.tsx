import { Checkbox } from '#ui/checkbox.tsx'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import type { KeptAddress } from './use-kept-address.ts'

export function KeepAddress({ keeping }: { keeping: KeptAddress }) {
  const { checkout } = useLazyMessages()
  if (!keeping.isOffered) return null
  return (
    <div className="col-span-full">
      <Checkbox
        label={checkout.keepAddress}
        {...(keeping.isOther && { hint: checkout.keepAddressHint })}
        checked={keeping.isTicked}
        onChange={(event) => keeping.tick(event.target.checked)}
      />
    </div>
  )
}
