import { useEffect } from 'react'
import { useParams } from 'react-router'
import { changePromotion } from '#contract/staff/promotions.ts'
import { showToast } from '#ui/toasts.ts'
import { callStaff, type StaffInput } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { LocalizedField, NumberField, SelectField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { useSeenVersion } from '../parts/use-seen-version.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { writtenOf } from '../parts/written-text.ts'
import { EffectField } from './effect-field.tsx'
import { useFreeProductsQuestion } from './free-products.tsx'
import { promotionMessages } from './messages.ts'
import { NewOffer, OfferPage } from './offer-page.tsx'
import { promotionCalls, type Promotion, type TrialExample } from './promotion-types.ts'
import { noScope, wholeScope } from './scope-field.tsx'
import { TermsFields, termNames } from './terms-fields.tsx'
import { TiersField, useTierName } from './tiers-field.tsx'
import { TrialCard } from './trial-card.tsx'

type Body = StaffInput<'PUT /promotions/{id}'>['body']

const nothing: Body = {
  level: 'local',
  title: { en: '', zh: '', cn: '' },
  effect: { kind: 'percent', percent: 10, cap: null },
  priority: 10,
  tiers: null,
  scope: noScope,
  min_spend: null,
  min_quantity: null,
  starts_at: null,
  ends_at: null,
}

export function NewPromotion() {
  const texts = useMessages(promotionMessages)
  const write = useWrite('POST /promotions', { changes: promotionCalls })
  return (
    <NewOffer kind="promotion" create={(body: Body) => write.mutateAsync({ body })}>
      {(save) => <PromotionForm start={nothing} saveLabel={texts.start} save={save} />}
    </NewOffer>
  )
}

export function PromotionScreen() {
  const { id = '' } = useParams()
  const texts = useMessages(promotionMessages)
  const query = useCall('GET /promotions/{id}', { params: { id } })
  const write = useWrite('PUT /promotions/{id}', { changes: promotionCalls })
  const tierName = useTierName()
  const archive = useWrite('PUT /promotions/{id}/archive', { changes: promotionCalls })
  const end = () => archive.mutateAsync({ params: { id } })
  return (
    <OfferPage kind="promotion" {...{ id, query, tierName, end }}>
      {(shown) => (
        <PromotionForm
          key={shown.state === 'archived' ? 'archived' : 'open'}
          start={bodyFrom(shown)}
          promotion={shown}
          saveLabel={texts.save}
          save={(body, ifMatch) => write.mutateAsync({ params: { id }, body, ifMatch })}
        />
      )}
    </OfferPage>
  )
}

interface PromotionFormProps {
  start: Body
  promotion?: Promotion
  saveLabel: string
  /** With the version that the form shows. */
  save: (body: Body, seen: number) => Promise<Promotion>
}

function PromotionForm({ start, promotion, saveLabel, save }: PromotionFormProps) {
  const texts = useMessages(promotionMessages)
  const { fields } = texts
  const seen = useSeenVersion(promotion?.version ?? 0, start)
  const { saveMeant, dialog } = useFreeProductsQuestion()
  const { form, submit, draft } = useContractForm<Body>({
    shape: bodyOf(changePromotion),
    defaults: start,
    draft: 'promotion',
    async save(values) {
      const saved = await saveMeant((confirms_free_products) =>
        save({ ...values, confirms_free_products }, seen.version),
      )
      seen.saw(saved.version, bodyFrom(saved))
      showToast(texts.saved)
      return bodyFrom(saved)
    },
  })
  const isLocal = form.watch('level') === 'local'
  const isBundle = form.watch('effect.kind') === 'bundle'
  const { setValue } = form
  // Leaves hidden fields out: product prices have no minimum and are the same for everyone.
  useEffect(() => {
    if (!isLocal) return
    setValue('min_spend', null)
    setValue('min_quantity', null)
    setValue('tiers', null)
  }, [isLocal, setValue])
  // A bundle covers what its parts cover.
  useEffect(() => {
    if (isBundle) setValue('scope', wholeScope)
  }, [isBundle, setValue])

  async function tryOn(example: TrialExample) {
    if (!(await form.trigger())) return null
    const body = { promotion: form.getValues(), ...example }
    const replaces = promotion?._id ?? null
    return callStaff('POST /promotions/trials', { body: { ...body, replaces } })
  }

  return (
    <>
      <Form {...{ form, submit, draft, saveLabel }}>
        <div>
          <section className="card form-grid">
            <h2>{fields.texts}</h2>
            <LocalizedField
              form={form}
              name="title"
              label={fields.title}
              hint={fields.titleHint}
              saved={promotion?.title}
            />
          </section>
          <section className="card form-grid">
            <h2>{fields.effect}</h2>
            <SelectField
              form={form}
              name="level"
              label={fields.level}
              options={Object.entries(fields.levels).map(([value, label]) => ({ value, label }))}
            />
            <EffectField
              form={form}
              name="effect"
              label={fields.effect}
              kinds={isLocal ? productKinds : cartKinds}
            />
            <div className="max-w-[240px]">
              <NumberField
                form={form}
                name="priority"
                label={fields.priority}
                hint={fields.priorityHint}
              />
            </div>
          </section>
          <TermsFields
            form={form}
            names={termNames}
            hasScope={!isBundle}
            hasMinimum={!isLocal}
            members={
              isLocal ? null : (
                <TiersField form={form} name="tiers" label={fields.tiers} hint={fields.tiersHint} />
              )
            }
          />
          <TrialCard tryOn={tryOn} />
        </div>
      </Form>
      {dialog}
    </>
  )
}

const productKinds = ['percent', 'amount'] as const
const cartKinds = [
  'percent',
  'amount',
  'spend_steps',
  'buy_get',
  'bundle',
  'free_shipping',
  'gift',
] as const

function bodyFrom(promotion: Promotion): Body {
  const { level, title, effect, priority, tiers, scope, derived_cn: derived } = promotion
  const { min_spend, min_quantity, starts_at, ends_at } = promotion
  return {
    level,
    title: writtenOf(title, derived.includes('title')),
    effect,
    priority,
    tiers,
    scope,
    min_spend,
    min_quantity,
    starts_at,
    ends_at,
  }
}
