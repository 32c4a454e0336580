import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { changeWarehouse, createWarehouse } from '#contract/staff/locations.ts'
import { localize } from '#domain/locale.ts'
import { joinList } from '#domain/punctuation.ts'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { LocalizedField, NumberField, SelectField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { TickField } from '../parts/ticks-field.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { placeMessages } from './place-messages.ts'
import type { Warehouse } from './warehouse.ts'

const changes = ['GET /warehouses'] as const
const noText = { en: '', zh: '', cn: '' }

export function WarehouseDialog({
  warehouse,
  onClose,
}: {
  warehouse: Warehouse
  onClose: () => void
}) {
  const texts = useMessages(placeMessages)
  const parts = useMessages(partMessages)
  const title = texts.editOf(localize(warehouse.title, useLanguage()))
  const change = useWrite('PUT /warehouses/{id}', { changes })
  const { _id: id, store_id: _store, slug: _slug, ...first } = warehouse
  const { form, submit } = useContractForm({
    shape: bodyOf(changeWarehouse),
    defaults: first,
    async save(body) {
      await change.mutateAsync({ params: { id }, body })
      showToast(texts.saved)
      onClose()
    },
  })
  return (
    <Dialog id="warehouse" open wide onClose={onClose} title={title} closeLabel={parts.close}>
      <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.save}>
        <WarehouseFields form={form} names={names} />
      </Form>
    </Dialog>
  )
}

interface NewWarehouseProps {
  /** The stores are known by their warehouses. */
  known: readonly Warehouse[]
  onClose: () => void
}

export function NewWarehouse({ known, onClose }: NewWarehouseProps) {
  const texts = useMessages(placeMessages)
  const parts = useMessages(partMessages)
  const language = useLanguage()
  const create = useWrite('POST /warehouses', { changes })
  const stores = [...new Set(known.map(({ store_id: store }) => store))].map((store) => {
    const places = known.filter(({ store_id: other }) => other === store)
    return {
      value: store,
      label: joinList(
        places.map(({ title }) => title),
        language,
      ),
    }
  })
  const { form, submit } = useContractForm({
    shape: bodyOf(createWarehouse),
    defaults: { store_id: stores[0]?.value ?? '', slug: '', title: noText },
    async save(body) {
      await create.mutateAsync({ body })
      showToast(texts.saved)
      onClose()
    },
  })
  const title = texts.warehouses.add
  return (
    <Dialog id="new-warehouse" open wide onClose={onClose} title={title} closeLabel={parts.close}>
      <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.save}>
        <div className="pairs">
          <TextField form={form} name="slug" label={texts.slug} hint={texts.slugHint} />
          <SelectField
            form={form}
            name="store_id"
            label={texts.warehouses.store}
            hint={texts.warehouses.storeHint}
            options={stores}
          />
        </div>
        <WarehouseFields form={form} names={names} />
      </Form>
    </Dialog>
  )
}

const names = {
  title: 'title',
  address: 'address',
  hours: 'hours',
  phone: 'phone',
  map_url: 'map_url',
  is_pickup: 'is_pickup',
  ready_hours: 'ready_hours',
  position: 'position',
} as const

interface WarehouseFieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  names: Record<keyof typeof names, FieldPath<Values>>
}

function WarehouseFields<Values extends FieldValues>(props: WarehouseFieldsProps<Values>) {
  const { form, names: fields } = props
  const { warehouses: texts, name, position } = useMessages(placeMessages)
  return (
    <>
      <LocalizedField form={form} name={fields.title} label={name} />
      <LocalizedField form={form} name={fields.address} label={texts.address} />
      <LocalizedField form={form} name={fields.hours} label={texts.hours} />
      <div className="pairs">
        <TextField form={form} name={fields.phone} label={texts.phone} type="tel" />
        <TextField form={form} name={fields.map_url} label={texts.map} type="url" />
        <NumberField form={form} name={fields.ready_hours} label={texts.ready} />
        <NumberField form={form} name={fields.position} label={position} />
      </div>
      <TickField form={form} name={fields.is_pickup} label={texts.pickup} />
    </>
  )
}
