import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { useAccountMessages } from '../account-messages.ts'
import type { CardList } from '../own-data.ts'

interface CardItemProps {
  card: CardList['data'][number]
  onDefault: () => void
  onDelete: () => void
}

export function CardItem({ card, onDefault, onDelete }: CardItemProps) {
  const { cards: messages } = useAccountMessages()
  const name = messages.ending(card.brand, card.last4)
  const end = `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year).slice(-2)}`
  return (
    <li className="grid gap-4 rounded-panel border border-line p-6 w577:grid-cols-[auto_minmax(0,1fr)_auto] w577:items-center">
      <Icon name="card" />
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-3 font-medium">
          {name}
          {card.is_default ? <Badge kind="plain">{messages.isDefault}</Badge> : null}
        </p>
        <p className={card.is_expired ? 'text-error' : 'text-ink-2'}>
          {card.is_expired ? messages.expired(end) : messages.expires(end)}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {card.is_default ? null : (
          <Button kind="link" aria-label={messages.setDefaultOf(name)} onClick={onDefault}>
            {messages.setDefault}
          </Button>
        )}
        <DeleteButton name={name} id={card._id} onDelete={onDelete} />
      </div>
    </li>
  )
}

function DeleteButton({ name, id, onDelete }: { name: string; id: string; onDelete: () => void }) {
  const { cards: messages } = useAccountMessages()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button kind="link" aria-label={messages.removeOf(name)} onClick={() => setAsking(true)}>
        {messages.remove}
      </Button>
      <ConfirmDialog
        id={`delete-${id}`}
        open={isAsking}
        title={messages.askTitle}
        yes={messages.askYes}
        no={messages.askNo}
        onYes={onDelete}
        onClose={() => setAsking(false)}
      >
        {messages.askText(name)}
      </ConfirmDialog>
    </>
  )
}
