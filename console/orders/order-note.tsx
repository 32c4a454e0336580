import { useState } from 'react'
import { editNote } from '#contract/staff/order-notes.ts'
import { Button } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { showTime } from '../language/show.ts'
import { useMay, useMe } from '../api/me.ts'
import type { StaffOrder } from './order-state.tsx'
import { orderMessages, noteMessages, writeMessages } from './messages.ts'

type Note = StaffOrder['notes'][number]

interface OrderNoteProps {
  order: StaffOrder
  note: Note
}

/** Note of a colleague; its author may change it, and what it said before stays. */
export function OrderNote({ order, note }: OrderNoteProps) {
  const texts = useMessages(noteMessages)
  const { system } = useMessages(orderMessages)
  const { emailed } = useMessages(writeMessages)
  const me = useMe()
  const [isChanging, setChanging] = useState(false)
  const may = useMay()
  const isOwn = note.staff_id === me._id && !note.is_emailed && may('orders:manage')
  return (
    <li>
      <p className="whitespace-pre-line">{note.note}</p>
      <small className="text-ink-2">
        {note.is_emailed ? `${emailed} · ` : null}
        {showTime(note.created_at)} · {note.staff_name ?? system}
        {isOwn ? (
          <>
            {' · '}
            <Button kind="link" onClick={() => setChanging(true)}>
              {texts.change}
            </Button>
          </>
        ) : null}
      </small>
      {note.former.length > 0 ? <Former versions={note.former} /> : null}
      {isChanging ? (
        <ChangeNote order={order} note={note} onClose={() => setChanging(false)} />
      ) : null}
    </li>
  )
}

function Former({ versions }: { versions: Note['former'] }) {
  const texts = useMessages(noteMessages)
  return (
    <details className="unfold former-notes">
      <summary>{texts.former(versions.length)}</summary>
      <ul>
        {versions.map(({ note, replaced_at: at }) => (
          <li key={at}>
            <p className="whitespace-pre-line">{note}</p>
            <small>{texts.until(showTime(at))}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}

export function ChangeNote({ order, note, onClose }: OrderNoteProps & { onClose: () => void }) {
  const texts = useMessages(noteMessages)
  const { noteLabel } = useMessages(orderMessages)
  return (
    <CallDialog
      id="change-note"
      title={texts.changeTitle}
      call={editNote}
      params={{ id: order._id, note_id: note._id }}
      changes={['GET /orders/{id}']}
      start={{ note: note.note }}
      fields={{ note: noteLabel }}
      types={{ note: 'prose' }}
      done={texts.changed}
      onClose={onClose}
    />
  )
}
