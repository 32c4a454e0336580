import { useState } from 'react'
import { localize } from '#domain/locale.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { DeleteDialog } from '../parts/delete-dialog.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { settingsMessages } from './messages.ts'
import { placeMessages } from './place-messages.ts'
import { NewWarehouse, WarehouseDialog, type Warehouse } from './warehouse-dialog.tsx'

export function WarehousesScreen() {
  const texts = useMessages(placeMessages)
  const settings = useMessages(settingsMessages)
  const warehouses = useCall('GET /warehouses', {})
  const [edited, setEdited] = useState<Warehouse | 'new' | null>(null)
  const close = () => setEdited(null)
  return (
    <Page
      title={settings.links.warehouses[0] ?? ''}
      back={{ to: '/settings', label: settings.title }}
      actions={
        <Button
          small
          icon="plus"
          busy={edited === 'new' && warehouses.isPending}
          onClick={() => setEdited('new')}
        >
          {texts.warehouses.add}
        </Button>
      }
    >
      <QueryState query={warehouses}>
        {({ data }) => (
          <ul className="card lines">
            {data.map((warehouse) => (
              <WarehouseLine
                key={warehouse._id}
                warehouse={warehouse}
                onEdit={() => setEdited(warehouse)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {edited === 'new' && warehouses.data ? (
        <NewWarehouse known={warehouses.data.data} onClose={close} />
      ) : null}
      {edited && edited !== 'new' ? <WarehouseDialog warehouse={edited} onClose={close} /> : null}
    </Page>
  )
}

interface WarehouseLineProps {
  warehouse: Warehouse
  onEdit: () => void
}

function WarehouseLine({ warehouse, onEdit }: WarehouseLineProps) {
  const { warehouses: texts, edit, editOf } = useMessages(placeMessages)
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const remove = useWrite('DELETE /warehouses/{id}', {
    changes: ['GET /warehouses'],
    onDone: () => showToast(texts.deleted),
  })
  const name = localize(warehouse.title, language)
  const details = [localize(warehouse.address, language), localize(warehouse.hours, language)]
  return (
    <li>
      <span>
        <span className="font-medium">{name}</span>
        <br />
        <span className="text-ink-2">{details.filter((detail) => detail !== '').join(' · ')}</span>
        <br />
        <StateBadge tone={warehouse.is_pickup ? 'good' : 'plain'}>
          {warehouse.is_pickup ? texts.isPickup : texts.isStock}
        </StateBadge>
      </span>
      <span className="flex items-center gap-1">
        <Button kind="ghost" small aria-label={editOf(name)} onClick={onEdit}>
          {edit}
        </Button>
        <IconButton icon="trash" label={texts.delete(name)} onClick={() => setAsking(true)} />
      </span>
      <DeleteDialog
        isOpen={isAsking}
        title={texts.deleteTitle(name)}
        action={texts.delete(name)}
        onDelete={() => remove.mutateAsync({ params: { id: warehouse._id } })}
        onClose={() => setAsking(false)}
      >
        <p>{texts.deleteText}</p>
      </DeleteDialog>
    </li>
  )
}
