import { useState } from 'react'
import { localize } from '#domain/locale.ts'
import { sizeTitle } from '#domain/variant-title.ts'
import { schedulePrices } from '#contract/staff/prices.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Fieldset } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { DateTimeField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { useLowPriceQuestion } from './low-prices.tsx'
import { priceMessages } from './price-messages.ts'
import { cancelScheduled, showPutBackToast } from './put-back-prices.ts'
import { productCalls, type Product } from './product-types.ts'
import { useColourName } from './use-variant-name.ts'

/** One price for the chosen variants, all or nothing. */
export function SchedulePrice({ product, onClose }: { product: Product; onClose: () => void }) {
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
