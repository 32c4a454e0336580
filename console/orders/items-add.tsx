import { useState } from 'react'
import { z } from 'zod'
import { paymentMethods } from '#contract/endpoints/configuration.ts'
import { localize } from '#domain/locale.ts'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toasts.ts'
import { errorText } from '../api/error-text.ts'
import type { StaffAnswer, StaffInput } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { counterCalls } from '../counter/counter-calls.ts'
import { ItemField } from '../scanning/item-field.tsx'
import { LineProblem, LineQuantity } from '../counter/line-parts.tsx'
import { counterMessages } from '../counter/messages.ts'
import { PayParts } from '../counter/pay-parts.tsx'
import { ShopSelect } from '../counter/shop-select.tsx'
import { ShopState } from '../counter/shop-state.tsx'
import { TillClosed } from '../counter/till-closed.tsx'
import { useShop } from '../counter/use-shop.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { SelectField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { PageDialog } from '../parts/page-dialog.tsx'
import { showMoney } from '../language/show.ts'
import { Thumbnail } from '../parts/thumbnail.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { useMay } from '../api/me.ts'
import { changeOf } from './change-names.ts'
import { orderMessages } from './messages.ts'
import type { StaffOrder } from './order-state.tsx'
import { supplementMessages } from './supplement-messages.ts'
import { orderCalls } from './use-step-write.ts'

interface Line {
  variant_id: string
  qty: number
}

type SupplementBody = NonNullable<StaffInput<'POST /orders/{id}/supplements'>['body']>
type Item = StaffAnswer<'POST /orders/{id}/supplements/quote'>['cart']['cart_items'][number]

interface ItemsAddProps {
  /** The order as it was seen when it was opened, so that nothing newer is overwritten. */
  order: StaffOrder
  onClose: () => void
}

/** Search, choose a quantity, see the price, then confirm: items become an order that travels along. */
export function ItemsAdd({ order, onClose }: ItemsAddProps) {
  const texts = useMessages(supplementMessages)
  return (
    <PageDialog id="add-items" onClose={onClose} title={texts.addTitle(order.reference)}>
      <AddForm order={order} onClose={onClose} />
    </PageDialog>
  )
}

/** At the counter it is paid now, later by one of the other ways. */
const ways = [...paymentMethods, 'counter'] as const
const wayOnly = z.object({ way: z.enum(ways) })

/** Cash is paid in the shop, so only for what is collected there. */
function waysOf({ delivery }: StaffOrder, mayTakePayments: boolean) {
  return ways.filter(
    (way) =>
      (way !== 'counter' || mayTakePayments) && (way !== 'cash' || delivery.method === 'PICKUP'),
  )
}

function AddForm({ order, onClose }: ItemsAddProps) {
  const texts = useMessages(supplementMessages)
  const { method } = useMessages(orderMessages)
  const may = useMay()
  const [lines, setLines] = useState<readonly Line[]>([])
  const { quote, error } = useSupplementQuote(order, lines)
  const total = quote?.cart.calculations.price.total ?? null
  const write = useWrite('POST /orders/{id}/supplements', {
    changes: [...orderCalls, ...counterCalls],
    onDone({ reference }) {
      onClose()
      showToast(texts.added(reference))
    },
  })
  const add = async (paid: Pick<SupplementBody, 'payment_method' | 'counter'>) => {
    if (total === null) return
    const body = { lines: [...lines], expected_total: total, ...paid }
    await write.mutateAsync(changeOf(order, body))
  }
  const [isPaying, setPaying] = useState(false)
  const { form, submit } = useContractForm<z.input<typeof wayOnly>>({
    shape: wayOnly,
    defaults: { way: 'fps' },
    save: async ({ way }) => {
      if (way === 'counter') setPaying(total !== null)
      else await add({ payment_method: way })
    },
  })
  if (isPaying && total !== null) {
    return <PaidHere due={total} onClose={() => setPaying(false)} onPaid={add} />
  }
  const setQty = (id: string, qty: number) =>
    setLines(withQty(lines, id, qty).filter((line) => line.qty > 0))
  return (
    <Form
      form={form}
      submit={submit}
      onCancel={onClose}
      saveLabel={total === null ? texts.add : texts.addFor(showMoney(total))}
    >
      <p className="text-ink-2">{texts.explain}</p>
      <ItemField
        isForSale
        isMain
        isFirst
        onFound={({ variant_id: id }) => setLines((before) => withOne(before, id))}
      />
      {error ? (
        <Notice tone="error" live="alert">
          {errorText(error)}
        </Notice>
      ) : null}
      {lines.length === 0 ? (
        <p className="text-ink-2">{texts.empty}</p>
      ) : (
        <ul className="lines" aria-label={texts.items}>
          {lines.map(({ variant_id: id, qty }) => (
            <AddedLine
              key={id}
              qty={qty}
              item={quote?.cart.cart_items.find((each) => each.product_variant_id === id)}
              onQty={(next) => setQty(id, next)}
            />
          ))}
        </ul>
      )}
      <SelectField
        form={form}
        name="way"
        label={texts.payBy}
        options={waysOf(order, may('counter:sell')).map((way) => ({
          value: way,
          label: way === 'counter' ? texts.here : way === 'card' ? texts.cardLink : method[way],
        }))}
      />
      <output className="counter-total" aria-live="polite">
        <span>{texts.total}</span>
        <strong>{showMoney(total ?? '0.00')}</strong>
      </output>
    </Form>
  )
}

interface PaidHereProps {
  due: string
  onClose: () => void
  onPaid: (paid: Pick<SupplementBody, 'payment_method' | 'counter'>) => Promise<void>
}

/** Into the till of this shop, before the items are added. */
function PaidHere({ due, onClose, onPaid }: PaidHereProps) {
  const shops = useShop()
  return (
    <ShopState shops={shops}>
      {(shop) => (
        <>
          <ShopSelect shops={shops} />
          <TillClosed shop={shop} />
          <PayParts
            due={due}
            onClose={onClose}
            onPaid={(payments) =>
              onPaid({ payment_method: null, counter: { warehouse_id: shop._id, payments } })
            }
          />
        </>
      )}
    </ShopState>
  )
}

/** The price follows every change; of nothing there is none. */
function useSupplementQuote({ _id: id }: StaffOrder, lines: readonly Line[]) {
  const isEmpty = lines.length === 0
  const { data, error } = useCall(
    'POST /orders/{id}/supplements/quote',
    { params: { id }, body: { lines: [...lines] } },
    { enabled: !isEmpty, keepPrevious: true },
  )
  return isEmpty ? { quote: undefined, error: null } : { quote: data, error }
}

interface AddedLineProps {
  /** Undefined until it is priced. */
  item: Item | undefined
  qty: number
  onQty: (qty: number) => void
}

function AddedLine({ item, qty, onQty }: AddedLineProps) {
  const texts = useMessages(counterMessages)
  const language = useLanguage()
  if (!item) return <li aria-busy="true">{texts.pricing}</li>
  return (
    <li>
      <Thumbnail url={item.image?.url} />
      <div className="min-w-0 flex-1 basis-[140px]">
        <p className="font-medium">{localize(item.product_title, language)}</p>
        <p className="text-ink-2 text-12">
          {localize(item.product_variant_title, language)} · {item.sku} ·{' '}
          {showMoney(item.discounted_price_per_unit)}
        </p>
        {item.problem === null ? null : <LineProblem {...item} />}
      </div>
      <LineQuantity item={item} qty={qty} onQty={onQty} />
    </li>
  )
}

/** An item that is found again is one more. */
function withOne(lines: readonly Line[], id: string): readonly Line[] {
  const known = lines.find((line) => line.variant_id === id)
  return known ? withQty(lines, id, known.qty + 1) : [...lines, { variant_id: id, qty: 1 }]
}

function withQty(lines: readonly Line[], id: string, qty: number): Line[] {
  return lines.map((line) => (line.variant_id === id ? { ...line, qty } : line))
}
