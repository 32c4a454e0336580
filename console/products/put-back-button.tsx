import { z } from '@hono/zod-openapi'
import { showToast } from '#ui/toasts.ts'
import { callStaff, type StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { showMoney } from '../language/show.ts'
import { useMay } from '../api/me.ts'
import { priceMessages } from './price-messages.ts'
import type { Variant } from './product-types.ts'
import { putBackVariants, runPutBack } from './put-back-prices.ts'

type Change = StaffAnswer<'GET /audit-log'>['data'][number]

const loggedPrices = z.object({
  sku: z.string(),
  price: z.string(),
  compare_at: z.string().nullable().optional(),
  points_price: z.number().nullable().optional(),
})

function differs(variant: Variant, logged: Omit<z.output<typeof loggedPrices>, 'sku'>): boolean {
  const { price, compare_at = variant.compare_at, points_price = variant.points_price } = logged
  return (
    price !== variant.price ||
    compare_at !== variant.compare_at ||
    points_price !== variant.points_price
  )
}

/** On a logged change of a variant's price; nothing on any other change. */
export function PutBackButton({ change }: { change: Change }) {
  const texts = useMessages(priceMessages)
  const may = useMay()
  const before = loggedPrices.safeParse(change.before).data
  const after = loggedPrices.safeParse(change.after).data
  if (change.action !== 'variant_changed' || !before || !after) return null
  if (!may('catalogue:manage')) return null
  const { sku: _sku, ...prices } = before

  async function putBack({ sku, ...logged }: z.output<typeof loggedPrices>) {
    const product = await callStaff('GET /products/{id}', { params: { id: change.subject._id } })
    const variant = product.variants.find((each) => each.sku === sku)
    const isSame = variant && !differs(variant, logged)
    if (!isSame) showToast(texts.changedSince, { tone: 'error', milliseconds: 8000 })
    else await runPutBack(() => putBackVariants([{ id: variant._id, prices }], product.version))
  }

  return (
    <ConfirmButton
      action={texts.putBack}
      actionOf={texts.putBackOf(after.sku)}
      title={texts.putBackTitle(after.sku)}
      run={() => putBack(after)}
    >
      {showMoney(after.price)} → {showMoney(before.price)}
    </ConfirmButton>
  )
}
