import { changeWarehouse, createWarehouse } from '#contract/staff/locations.ts'
import { localize } from '#domain/locale.ts'
import { joinList } from '#domain/punctuation.ts'
import type { Option } from '#ui/select.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import type { FieldTexts } from '../parts/shaped-fields.tsx'
import { placeMessages } from './place-messages.ts'

const changes = ['GET /warehouses'] as const

interface WarehouseDialogProps {
  warehouse: Warehouse
  onClose: () => void
}

export function WarehouseDialog({ warehouse, onClose }: WarehouseDialogProps) {
  const texts = useMessages(placeMessages)
  const { _id: id, store_id: _store, slug: _slug, ...start } = warehouse
  return (
    <CallDialog
      id="warehouse"
      wide
      inPairs
      title={texts.editOf(localize(warehouse.title, useLanguage()))}
      call={changeWarehouse}
      params={{ id }}
      fields={fieldsOf(texts)}
      types={types}
      saveLabel={texts.save}
      done={texts.saved}
      {...{ changes, start, onClose }}
    />
  )
}

interface NewWarehouseProps {
  /** The stores are known by their warehouses. */
  known: readonly Warehouse[]
  onClose: () => void
}

export function NewWarehouse({ known, onClose }: NewWarehouseProps) {
  const texts = useMessages(placeMessages)
  const choices = useStores(known)
  const { add, store: label, storeHint: hint } = texts.warehouses
  return (
    <CallDialog
      id="new-warehouse"
      wide
      inPairs
      title={add}
      call={createWarehouse}
      start={{
        store_id: choices[0]?.value ?? '',
        slug: '',
        title: { en: '', zh: '', cn: '' },
      }}
      fields={{
        slug: { label: texts.slug, hint: texts.slugHint },
        store_id: { label, hint, choices },
        ...fieldsOf(texts),
      }}
      types={types}
      saveLabel={texts.save}
      done={texts.saved}
      {...{ changes, onClose }}
    />
  )
}

/** Each store by the names of its warehouses. */
function useStores(known: readonly Warehouse[]): Option[] {
  const language = useLanguage()
  return [...new Set(known.map(({ store_id: store }) => store))].map((store) => {
    const places = known.filter(({ store_id: other }) => other === store)
    const titles = places.map(({ title }) => title)
    return { value: store, label: joinList(titles, language) }
  })
}

function fieldsOf({ name, position, warehouses }: (typeof placeMessages)['en']): FieldTexts {
  return {
    title: name,
    address: warehouses.address,
    hours: warehouses.hours,
    phone: warehouses.phone,
    map_url: warehouses.map,
    ready_hours: warehouses.ready,
    position,
    is_pickup: warehouses.pickup,
  }
}

const types = { phone: 'tel' } as const

export type Warehouse = StaffAnswer<'GET /warehouses'>['data'][number]
