import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changePrices } from '#contract/staff/prices.ts'
import { localize } from '#domain/locale.ts'
import { priceRoundings } from '#domain/pricing/reprice.ts'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { callStaff } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { DateTimeField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { PageDialog } from '../parts/page-dialog.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showMoney } from '../language/show.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { useLowPriceQuestion } from './low-prices.tsx'
import {
  compareAtChoices,
  plannedPrices,
  priceSteps,
  type PlannedPrice,
  type PricePlan,
} from './planned-prices.ts'
import { priceMessages } from './price-messages.ts'
import { cancelScheduled, showPutBackToast } from './put-back-prices.ts'
import { productCalls, type Product } from './product-types.ts'

interface ChangePricesProps {
  ids: readonly string[]
  onClose: () => void
}

/** Changes the prices of the selected products, shown before they are changed. */
export function ChangePrices({ ids, onClose }: ChangePricesProps) {
  const texts = useMessages(priceMessages)
  const products = useQuery({
    queryKey: ['products to change prices of', ids],
    queryFn: () =>
      Promise.all(ids.map((id) => callStaff('GET /products/{id}', { params: { id } }))),
    gcTime: 0,
  })
  return (
    <PageDialog id="change-prices" wide onClose={onClose} title={texts.changeTitle(ids.length)}>
      <QueryState query={products}>
        {(found) => <ChangeForm products={found} onClose={onClose} />}
      </QueryState>
    </PageDialog>
  )
}

const fresh: PricePlan = { step: 'lower_percent', value: '', rounding: 'dollar', compareAt: 'keep' }

function ChangeForm({ products, onClose }: { products: readonly Product[]; onClose: () => void }) {
  const texts = useMessages(priceMessages)
  const [plan, setPlan] = useState(fresh)
  const planned = plannedPrices(products, plan)
  const write = useWrite('POST /price-changes', {
    changes: ['GET /scheduled-prices', ...productCalls],
  })
  const { saveMeant, dialog } = useLowPriceQuestion()
  const { form, submit } = useContractForm({
    shape: bodyOf(changePrices),
    defaults: { prices: planned, starts_at: null },
    async save(body) {
      const { variants, scheduled_price_ids: scheduled } = await saveMeant((confirms_low_prices) =>
        write.mutateAsync({ body: { ...body, confirms_low_prices } }),
      )
      const text = texts.changed(variants)
      showPutBackToast(text, () =>
        body.starts_at ? cancelScheduled(scheduled) : putBackChange(products, body.prices),
      )
      onClose()
    },
  })

  function change(part: Partial<PricePlan>) {
    const next = { ...plan, ...part }
    setPlan(next)
    form.setValue('prices', plannedPrices(products, next), { shouldDirty: true })
  }

  const isPercent = plan.step.endsWith('percent')
  const isLater = Boolean(form.watch('starts_at'))
  return (
    <>
      <Form
        form={form}
        submit={submit}
        onCancel={onClose}
        saveLabel={isLater ? texts.changeLater : texts.changeNow}
      >
        <div className="grid gap-3 w480:grid-cols-2">
          <Select
            label={texts.step}
            value={plan.step}
            options={priceSteps.map((value) => ({ value, label: texts.steps[value] }))}
            onChange={({ currentTarget: { value } }) =>
              change({ step: priceSteps.find((each) => each === value) ?? plan.step })
            }
          />
          <TextInput
            label={isPercent ? texts.percent : texts.amount}
            {...(!isPercent && { start: 'HK$' })}
            inputMode="decimal"
            autoComplete="off"
            value={plan.value}
            onChange={({ currentTarget: { value } }) => change({ value })}
          />
          <Select
            label={texts.rounding}
            value={plan.rounding}
            options={priceRoundings.map((value) => ({ value, label: texts.roundings[value] }))}
            onChange={({ currentTarget: { value } }) =>
              change({ rounding: priceRoundings.find((each) => each === value) ?? plan.rounding })
            }
          />
          <Select
            label={texts.compareAt}
            value={plan.compareAt}
            options={compareAtChoices.map((value) => ({ value, label: texts.compareAts[value] }))}
            onChange={({ currentTarget: { value } }) =>
              change({
                compareAt: compareAtChoices.find((each) => each === value) ?? plan.compareAt,
              })
            }
          />
          <DateTimeField form={form} name="starts_at" label={texts.from} hint={texts.fromHint} />
        </div>
        <Preview
          products={products}
          planned={planned}
          error={firstIssue(form.formState.errors.prices)}
        />
      </Form>
      {dialog}
    </>
  )
}

function putBackChange(products: readonly Product[], changed: readonly PlannedPrice[]) {
  const before = new Map(
    products.flatMap(({ variants }) =>
      variants.map(({ _id, compare_at: was }) => [_id, was] as const),
    ),
  )
  const prices = changed.map(({ variant_id, known_price, price }) => ({
    variant_id,
    known_price: price,
    price: known_price,
    compare_at: before.get(variant_id) ?? null,
  }))
  const body = { prices, confirms_low_prices: true }
  return callStaff('POST /price-changes', { body, idempotencyKey: crypto.randomUUID() })
}

/** Message about the list, or about one of its prices, such as one that has another price planned. */
function firstIssue(issues: unknown): string | undefined {
  if (typeof issues !== 'object' || issues === null) return undefined
  if ('message' in issues && typeof issues.message === 'string') return issues.message
  return Object.values(issues)
    .map(firstIssue)
    .find((message) => message !== undefined)
}

interface PreviewProps {
  products: readonly Product[]
  planned: readonly PlannedPrice[]
  error: string | undefined
}

function Preview({ products, planned, error }: PreviewProps) {
  const texts = useMessages(priceMessages)
  const language = useLanguage()
  if (planned.length === 0) {
    return <p className={error ? 'text-error' : 'text-ink-2'}>{texts.nothingChanges}</p>
  }
  const byId = new Map(planned.map((each) => [each.variant_id, each]))
  return (
    <section
      className="max-h-[40vh] overflow-y-auto"
      aria-label={texts.preview(planned.length)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that keys can scroll it
      tabIndex={0}
    >
      {error ? <p className="text-error">{error}</p> : null}
      <table className="trial">
        <caption>{texts.preview(planned.length)}</caption>
        <thead>
          <tr>
            <th scope="col" className="text-start!">
              {texts.forWhich}
            </th>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.after}</th>
            <th scope="col">{texts.compareAt}</th>
          </tr>
        </thead>
        <tbody>
          {products.flatMap(({ title, variants }) =>
            variants.flatMap(({ _id, sku, price }) => {
              const next = byId.get(_id)
              if (!next) return []
              return [
                <tr key={_id}>
                  <th scope="row">
                    {localize(title, language)} <span className="text-ink-2">{sku}</span>
                  </th>
                  <td>{showMoney(price)}</td>
                  <td>{showMoney(next.price)}</td>
                  <td>{next.compare_at === null ? '–' : showMoney(next.compare_at)}</td>
                </tr>,
              ]
            }),
          )}
        </tbody>
      </table>
    </section>
  )
}
