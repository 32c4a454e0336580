import { localize } from '#domain/locale.ts'
import { Select } from '#ui/select.tsx'
import { Stepper } from '#ui/stepper.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { Thumbnail } from '../parts/thumbnail.tsx'
import { returnMessages } from './messages.ts'

type Item = StaffAnswer<'GET /refund-requests/{id}'>['refund_items'][number]

export interface ItemGrant {
  order_item_id: string
  qty: number
  restock_qty: number
  /** Null: where the items came from. */
  warehouse_id: string | null
}

interface GrantItemProps {
  item: Item
  grant: ItemGrant
  /** What is done with them: a refund or an exchange. */
  action: string
  onChange: (grant: ItemGrant) => void
}

/** How many are refunded, and how many of them can be sold again, and where. */
export function GrantItem({ item, grant, action, onChange }: GrantItemProps) {
  const texts = useMessages(returnMessages)
  const language = useLanguage()
  const { data: warehouses } = useCall('GET /warehouses', {})
  const title = localize(item.product_title, language)
  const steps = { decreaseLabel: texts.fewer, increaseLabel: texts.more, min: 0 }
  const places = (warehouses?.data ?? []).map(({ _id, title: name }) => ({
    value: _id,
    label: localize(name, language),
  }))
  return (
    <li className="grant">
      <div className="grant-title flex items-center gap-3">
        <Thumbnail url={item.image?.url} />
        <div className="min-w-0">
          <p className="font-medium">{title}</p>
          <p className="text-ink-2 text-12">
            {localize(item.product_variant_title, language)} · {item.sku} · {showMoney(item.amount)}
          </p>
        </div>
      </div>
      <div>
        <p className="text-12">{action}</p>
        <Stepper
          {...steps}
          label={texts.grantOf(title)}
          defaultValue={grant.qty}
          max={item.qty}
          onChange={(qty) =>
            onChange({ ...grant, qty, restock_qty: Math.min(qty, grant.restock_qty) })
          }
        />
      </div>
      <div>
        <p className="text-12">{texts.restock}</p>
        <Stepper
          {...steps}
          key={grant.qty}
          label={texts.restockOf(title)}
          defaultValue={grant.restock_qty}
          max={grant.qty}
          onChange={(qty) => onChange({ ...grant, restock_qty: qty })}
        />
      </div>
      {grant.restock_qty > 0 ? (
        <Select
          label={texts.warehouse}
          value={grant.warehouse_id ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ ...grant, warehouse_id: currentTarget.value || null })
          }
          options={[{ value: '', label: texts.sameWarehouse }, ...places]}
        />
      ) : null}
    </li>
  )
}
