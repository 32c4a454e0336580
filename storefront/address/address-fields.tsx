import type { ReactNode } from 'react'
import { areas, districts } from '#domain/address.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { BoundInput, BoundSelect, type DraftForm } from './bound-input.tsx'
import type { DraftChoice } from './check-draft.ts'
import { FormSection } from './form-section.tsx'

/** The delivery address; renders nothing for pick-up. Hong Kong has no postcodes. */
export function AddressFields({
  form,
  children,
}: {
  form: DraftForm & { chosen: Pick<DraftChoice, 'delivery'> }
  /** Below the fields. */
  children?: ReactNode
}) {
  const { checkout } = useLazyMessages()
  const { delivery } = form.chosen
  if (delivery?.method === 'PICKUP') return null
  const isHome = form.draft.country === 'HK'
  if (delivery?.isPoint) {
    return (
      <FormSection id="address" title={checkout.pointAddress}>
        <DistrictField form={form} />
        <BoundInput
          form={form}
          field="pointCode"
          label={checkout.pointCode}
          hint={checkout.pointCodeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
        />
        {children}
      </FormSection>
    )
  }
  return (
    <FormSection id="address" title={checkout.address} isPaired>
      {isHome ? <HongKongFields form={form} /> : <AbroadFields form={form} />}
      {isHome ? <p className="col-span-full field-hint">{checkout.noPostcode}</p> : null}
      {children}
    </FormSection>
  )
}

/** English addresses go from small to large, Chinese ones from large to small. */
function HongKongFields({ form }: { form: DraftForm }) {
  const { checkout } = useLazyMessages()
  const locale = useLocale()
  const fields = [
    <BoundInput
      key="unit"
      form={form}
      field="unit"
      label={checkout.unit}
      note={checkout.optional}
      autoComplete="address-line3"
    />,
    <BoundInput
      key="building"
      form={form}
      field="building"
      label={checkout.building}
      autoComplete="address-line2"
      maxLength={160}
    />,
    <BoundInput
      key="street"
      form={form}
      field="street"
      label={checkout.street}
      autoComplete="address-line1"
      maxLength={200}
    />,
    <DistrictField key="district" form={form} />,
  ]
  return <>{locale === 'en' ? fields : fields.toReversed()}</>
}

function AbroadFields({ form }: { form: DraftForm }) {
  const { checkout } = useLazyMessages()
  return (
    <>
      <BoundInput
        form={form}
        field="region"
        label={checkout.region}
        note={checkout.optional}
        autoComplete="address-level1"
      />
      <BoundInput
        form={form}
        field="district"
        label={checkout.city}
        autoComplete="address-level2"
        required
      />
      <BoundInput
        form={form}
        field="street"
        label={checkout.streetAbroad}
        autoComplete="address-line1"
        maxLength={200}
        required
      />
      <BoundInput
        form={form}
        field="unit"
        label={checkout.unit}
        note={checkout.optional}
        autoComplete="address-line2"
      />
    </>
  )
}

function DistrictField({ form }: { form: DraftForm }) {
  const { checkout } = useLazyMessages()
  const locale = useLocale()
  if (form.draft.country !== 'HK') {
    return (
      <BoundInput
        form={form}
        field="district"
        label={checkout.city}
        autoComplete="address-level2"
        required
      />
    )
  }
  return (
    <BoundSelect
      form={form}
      field="district"
      label={checkout.district}
      autoComplete="address-level2"
      required
      options={[{ value: '', label: checkout.districtChoose }, ...districtGroups(locale)]}
    />
  )
}

function districtGroups(locale: Locale) {
  return Object.entries(areas).map(([area, title]) => ({
    label: localize(title, locale),
    options: districts
      .filter((district) => district.area === area)
      .map(({ slug, title: name }) => ({ value: slug, label: localize(name, locale) })),
  }))
}
