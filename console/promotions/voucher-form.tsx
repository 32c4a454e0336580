import { changeVoucher } from '#contract/staff/promotions.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toasts.ts'
import { callStaff } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { LocalizedField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { OptionalField } from '../parts/optional-fields.tsx'
import { useSeenVersion } from '../parts/use-seen-version.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { EffectField } from './effect-field.tsx'
import { useLowPriceQuestion } from '../products/low-prices.tsx'
import { useFreeProductsQuestion } from './free-products.tsx'
import { promotionMessages } from './messages.ts'
import type { Voucher, TrialExample } from './promotion-types.ts'
import { TermsFields, termNames } from './terms-fields.tsx'
import { TrialCard } from './trial-card.tsx'
import { voucherBody, type VoucherBody } from './voucher-body.ts'

interface VoucherFormProps {
  start: VoucherBody
  voucher?: Voucher
  saveLabel: string
  /** With the version that the form shows. */
  save: (body: VoucherBody, seen: number) => Promise<Voucher>
}

const kinds = ['percent', 'amount', 'free_shipping'] as const

export function VoucherForm({ start, voucher, saveLabel, save }: VoucherFormProps) {
  const texts = useMessages(promotionMessages)
  const { fields } = texts
  const seen = useSeenVersion(voucher?.version ?? 0, start)
  const free = useFreeProductsQuestion()
  const low = useLowPriceQuestion()
  const { form, submit, draft } = useContractForm<VoucherBody>({
    shape: bodyOf(changeVoucher),
    defaults: start,
    draft: 'voucher',
    async save(body) {
      const saved = await free.saveMeant((confirms_free_products) =>
        low.saveMeant((confirms_low_prices) =>
          save({ ...body, confirms_free_products, confirms_low_prices }, seen.version),
        ),
      )
      seen.saw(saved.version, voucherBody(saved))
      showToast(texts.saved)
      return voucherBody(saved)
    },
  })

  async function tryOn(example: TrialExample) {
    if (!(await form.trigger())) return null
    return callStaff('POST /vouchers/trials', { body: { voucher: form.getValues(), ...example } })
  }

  const code = form.watch('code') ?? ''
  const isListed = form.watch('is_listed') ?? code === ''
  const isLimited = (form.watch('per_customer') ?? null) !== null
  return (
    <>
      <Form {...{ form, submit, draft, saveLabel }}>
        <div>
          <section className="card form-grid">
            <h2>{fields.texts}</h2>
            <LocalizedField form={form} name="title" label={fields.title} saved={voucher?.title} />
            <LocalizedField
              form={form}
              name="description"
              label={fields.description}
              saved={voucher?.description}
              isProse
            />
            <TextField form={form} name="slug" label={fields.slug} hint={fields.slugHint} />
          </section>
          <section className="card form-grid">
            <h2>{fields.effect}</h2>
            <EffectField form={form} name="effect" label={fields.effect} kinds={kinds} />
          </section>
          <section className="card form-grid">
            <h2>{fields.limits}</h2>
            <div className="grid gap-4 w767:grid-cols-2">
              <OptionalField form={form} name="code" label={fields.code} hint={fields.codeHint} />
              <OptionalField
                form={form}
                name="points_required"
                label={fields.points}
                hint={fields.pointsHint}
                kind="number"
              />
              <OptionalField form={form} name="max_uses" label={fields.maxUses} kind="number" />
              <OptionalField
                form={form}
                name="per_customer"
                label={fields.perCustomer}
                kind="number"
              />
              <OptionalField form={form} name="valid_days" label={fields.validDays} kind="number" />
            </div>
            {isLimited ? (
              <Checkbox
                label={fields.byContact}
                checked={form.watch('per_customer_by_contact') ?? false}
                onChange={({ currentTarget: { checked } }) =>
                  form.setValue('per_customer_by_contact', checked, { shouldDirty: true })
                }
              />
            ) : null}
            <Checkbox
              label={fields.listed}
              checked={isListed}
              onChange={({ currentTarget: { checked } }) =>
                form.setValue('is_listed', checked, { shouldDirty: true })
              }
            />
            {isListed && code !== '' ? (
              <Notice tone="warn">{fields.publicCode(code)}</Notice>
            ) : null}
          </section>
          <TermsFields form={form} names={termNames} hasMinimum />
          <TrialCard tryOn={tryOn} />
        </div>
      </Form>
      {free.dialog}
      {low.dialog}
    </>
  )
}
