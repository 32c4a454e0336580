import { useState } from 'react'
import { schedulePrices } from '#contract/staff/prices.ts'
import { localize } from '#domain/locale.ts'
import { sizeTitle } from '#domain/variant-title.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Fieldset } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney, showTime } from '../language/show.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { DateTimeField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { showFailure } from '../parts/toasts.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { useLowPriceQuestion } from './low-prices.tsx'
import { priceMessages } from './price-messages.ts'
import { ProductFrame } from './product-frame.tsx'
import { productCalls, type Product } from './product-types.ts'
import { cancelScheduled, showPutBackToast } from './put-back-prices.ts'
import { useColourName } from './use-variant-name.ts'

type ScheduledPrice = StaffAnswer<'GET /scheduled-prices'>['data'][number]
const tones = { coming: 'wait', running: 'good', over: 'plain' } as const

export function ProductPrices() {
  return <ProductFrame>{(product) => <Prices key={product._id} product={product} />}</ProductFrame>
}

function Prices({ product }: { product: Product }) {
  const texts = useMessages(priceMessages)
  const [isOpen, setOpen] = useState(false)
  const prices = useCall('GET /scheduled-prices', {
    query: { product_id: product._id, per_page: 100 },
  })
  return (
    <section className="card">
      <div className="card-head">
        <h2>{texts.title}</h2>
        <Button
          kind="ghost"
          small
          icon="clock"
          disabled={product.variants.length === 0}
          title={product.variants.length === 0 ? texts.noVariants : undefined}
          onClick={() => setOpen(true)}
        >
          {texts.schedule}
        </Button>
      </div>
      <p className="text-ink-2 mb-3">{texts.lead}</p>
      <QueryState query={prices}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-ink-2">{texts.empty}</p>
          ) : (
            <ul className="lines">
              {data.map((price) => (
                <PriceLine key={price._id} price={price} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {isOpen ? <SchedulePrice product={product} onClose={() => setOpen(false)} /> : null}
    </section>
  )
}

function PriceLine({ price }: { price: ScheduledPrice }) {
  const texts = useMessages(priceMessages)
  const [isAsking, setAsking] = useState(false)
  const { _id: id, sku, state, starts_at: from, ends_at: until } = price
  const write = useWrite('DELETE /scheduled-prices/{id}', {
    changes: ['GET /scheduled-prices', ...productCalls],
    onDone: () => showToast(texts.cancelled),
  })

  async function cancel() {
    setAsking(false)
    try {
      await write.mutateAsync({ params: { id } })
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <li>
      <div className="min-w-0 flex-1 basis-[220px]">
        <p className="font-medium">{sku}</p>
        <p className="text-ink-2 text-12">
          {texts.period(showTime(from), until && showTime(until))}
        </p>
      </div>
      <strong className="tabular-nums">{showMoney(price.price)}</strong>
      <StateBadge tone={tones[state]}>{texts.state[state]}</StateBadge>
      {state === 'over' ? null : (
        <Button kind="link" aria-label={texts.cancelOf(sku)} onClick={() => setAsking(true)}>
          {texts.cancel}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.cancelTitle(sku)}
        action={texts.cancel}
        isBusy={write.isPending}
        onConfirm={() => void cancel()}
        onClose={() => setAsking(false)}
      >
        {texts.cancelText}
      </ConfirmDialog>
    </li>
  )
}

/** One price for the chosen variants, all or nothing. */
function SchedulePrice({ product, onClose }: { product: Product; onClose: () => void }) {
  const texts = useMessages(priceMessages)
  const parts = useMessages(partMessages)
  const colourName = useColourName()
  const language = useLanguage()
  const variants = product.variants.filter(({ is_archived: isArchived }) => !isArchived)
  const [price, setPrice] = useState('')
  const [compareAt, setCompareAt] = useState('')
  const [chosen, setChosen] = useState(variants.map(({ _id }) => _id))
  const write = useWrite('POST /scheduled-prices', {
    changes: ['GET /scheduled-prices', ...productCalls],
  })
  const { saveMeant, dialog } = useLowPriceQuestion()
  const { form, submit } = useContractForm({
    shape: bodyOf(schedulePrices),
    defaults: { prices: pricesOf(chosen, price, compareAt), starts_at: '', ends_at: null },
    async save(body) {
      const { data } = await saveMeant((confirms_low_prices) =>
        write.mutateAsync({ body: { ...body, confirms_low_prices } }),
      )
      showPutBackToast(texts.done, () => cancelScheduled(data.map(({ _id: id }) => id)))
      onClose()
    },
  })

  function set(ids: string[], amount: string, before: string) {
    setChosen(ids)
    setPrice(amount)
    setCompareAt(before)
    form.setValue('prices', pricesOf(ids, amount, before), { shouldDirty: true })
  }

  const issues = form.formState.errors.prices
  const issueOf = (name: 'price' | 'compare_at') =>
    Array.isArray(issues) ? issues.find((issue) => issue?.[name])?.[name]?.message : undefined

  return (
    <PageDialog id="schedule-price" onClose={onClose} title={texts.schedule}>
      <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.schedule}>
        <div className="grid gap-3 w480:grid-cols-2">
          <TextInput
            label={texts.price}
            start="HK$"
            inputMode="decimal"
            error={issueOf('price')}
            value={price}
            onChange={({ currentTarget }) => set(chosen, currentTarget.value, compareAt)}
          />
          <TextInput
            label={texts.compareAt}
            start="HK$"
            inputMode="decimal"
            note={parts.optional}
            error={issueOf('compare_at')}
            value={compareAt}
            onChange={({ currentTarget }) => set(chosen, price, currentTarget.value)}
          />
          <DateTimeField form={form} name="starts_at" label={texts.from} />
          <DateTimeField form={form} name="ends_at" label={texts.until} />
        </div>
        <Fieldset
          legend={texts.forWhich}
          error={chosen.length === 0 ? texts.chooseVariant : undefined}
        >
          <div className="ticks">
            {variants.map(({ _id, sku, colour, size }) => (
              <Checkbox
                key={_id}
                label={
                  [colour && colourName(colour), size && localize(sizeTitle(size), language)]
                    .filter(Boolean)
                    .join(' / ') || sku
                }
                checked={chosen.includes(_id)}
                onChange={({ currentTarget: { checked } }) =>
                  set(
                    checked ? [...chosen, _id] : chosen.filter((each) => each !== _id),
                    price,
                    compareAt,
                  )
                }
              />
            ))}
          </div>
        </Fieldset>
      </Form>
      {dialog}
    </PageDialog>
  )
}

function pricesOf(ids: readonly string[], price: string, compareAt: string) {
  return ids.map((variant_id) => ({
    variant_id,
    price,
    compare_at: compareAt === '' ? null : compareAt,
  }))
}
