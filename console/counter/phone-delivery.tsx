import { useController, useWatch, type UseFormReturn } from 'react-hook-form'
import { areas, districts } from '#domain/address.ts'
import { localize } from '#domain/locale.ts'
import { Fieldset } from '#ui/field.tsx'
import { Select, type Option } from '#ui/select.tsx'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { ProseField, SelectField, TextField } from '../parts/fields.tsx'
import { counterMessages } from './messages.ts'
import { noAddress, type PhoneValues } from './phone-shape.ts'

interface PhoneDeliveryProps {
  form: UseFormReturn<PhoneValues>
}

const methods = ['DELIVERY', 'PICKUP'] as const

/** Within Hong Kong: to an address or a point, or to be collected. */
export function PhoneDelivery({ form }: PhoneDeliveryProps) {
  const texts = useMessages(counterMessages)
  const language = useLanguage()
  const method = useWatch({ control: form.control, name: 'delivery_info.method' })
  const known = useCall('GET /counter/payment-methods', {}).data?.data ?? []
  const payable = known.filter(({ slug }) => slug !== 'cash' || method === 'PICKUP')

  function choose(next: (typeof methods)[number]) {
    const [first] = known.filter(({ slug }) => slug !== 'cash')
    if (form.getValues('payment_method') === 'cash' && first) {
      form.setValue('payment_method', first.slug)
    }
    form.setValue('delivery_info.method', next, { shouldDirty: true })
    form.setValue('delivery_info.courier_id', null)
    form.setValue('delivery_info.warehouse_id', null)
    form.setValue('delivery_details.address', next === 'PICKUP' ? null : noAddress)
  }

  return (
    <>
      <Fieldset legend={texts.deliveryMethod}>
        <div className="counter-methods">
          {methods.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="delivery-method"
                className="tick"
                checked={method === each}
                onChange={() => choose(each)}
              />
              {texts.deliveryMethods[each]}
            </label>
          ))}
        </div>
      </Fieldset>
      {method === 'PICKUP' ? <PickupField form={form} /> : <CourierFields form={form} />}
      <ProseField form={form} name="delivery_details.note" label={texts.note} isOptional />
      <SelectField
        form={form}
        name="payment_method"
        label={texts.payBy}
        options={payable.map(({ slug, title }) => ({
          value: slug,
          label: localize(title, language),
        }))}
      />
    </>
  )
}

function PickupField({ form }: PhoneDeliveryProps) {
  const texts = useMessages(counterMessages)
  const language = useLanguage()
  const shops = useCall('GET /warehouses', {}).data?.data.filter((shop) => shop.is_pickup) ?? []
  const options = shops.map(({ _id: value, title }) => ({
    value,
    label: localize(title, language),
  }))
  return <IdField form={form} name="warehouse_id" label={texts.collectAt} options={options} />
}

function CourierFields({ form }: PhoneDeliveryProps) {
  const texts = useMessages(counterMessages)
  const language = useLanguage()
  const all = useCall('GET /couriers', {}).data?.data ?? []
  const couriers = all.filter(
    ({ rates, is_archived: isArchived }) =>
      !isArchived && rates.some(({ country }) => country === 'HK'),
  )
  const chosen = useWatch({ control: form.control, name: 'delivery_info.courier_id' })
  const isToPoint = couriers.find(({ _id }) => _id === chosen)?.needs_point_code === true
  const options = couriers.map(({ _id: value, title }) => ({
    value,
    label: localize(title, language),
  }))
  const field = (name: keyof typeof noAddress) => `delivery_details.address.${name}` as const
  return (
    <>
      <IdField form={form} name="courier_id" label={texts.courier} options={options} />
      <div className="pairs">
        {isToPoint ? (
          <TextField form={form} name={field('point_code')} label={texts.pointCode} />
        ) : (
          <>
            <TextField form={form} name={field('unit')} label={texts.unit} isOptional />
            <TextField form={form} name={field('building')} label={texts.building} isOptional />
            <TextField form={form} name={field('street')} label={texts.street} />
          </>
        )}
        <DistrictField form={form} />
      </div>
    </>
  )
}

function DistrictField({ form }: PhoneDeliveryProps) {
  const texts = useMessages(counterMessages)
  const language = useLanguage()
  const options = Object.entries(areas).map(([area, title]) => ({
    label: localize(title, language),
    options: districts
      .filter((district) => district.area === area)
      .map((district) => ({ value: district.slug, label: localize(district.title, language) })),
  }))
  const { field, fieldState } = useController({
    control: form.control,
    name: 'delivery_details.address.district',
  })
  return (
    <Select
      {...field}
      label={texts.district}
      error={fieldState.error?.message}
      options={[{ value: '', label: texts.choose }, ...options]}
    />
  )
}

interface IdFieldProps extends PhoneDeliveryProps {
  name: 'courier_id' | 'warehouse_id'
  label: string
  options: readonly Option[]
}

/** Null until one is chosen. */
function IdField({ form, name, label, options }: IdFieldProps) {
  const texts = useMessages(counterMessages)
  const { field, fieldState } = useController({
    control: form.control,
    name: `delivery_info.${name}`,
  })
  return (
    <Select
      {...field}
      label={label}
      error={fieldState.error?.message}
      value={field.value ?? ''}
      options={[{ value: '', label: texts.choose }, ...options]}
      onChange={({ currentTarget: { value } }) => field.onChange(value === '' ? null : value)}
    />
  )
}
