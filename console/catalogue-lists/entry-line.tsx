import { useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMessages } from '../language/messages.ts'
import { DeleteDialog } from '../parts/delete-dialog.tsx'
import { listMessages } from './messages.ts'

export type DragHandlers = Pick<
  ComponentProps<'li'>,
  'onDragStart' | 'onDragEnd' | 'onDragOver' | 'onDrop'
> & {
  /** Side where it would be dropped, for the line that is dragged over. */
  'data-drop'?: string | undefined
}

interface EntryLineProps {
  name: string
  /** How deep in a tree. */
  depth?: number
  start?: ReactNode
  note: string
  /** Undefined at the end of its list. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  /** Lets the line be dragged onto another. */
  drag?: DragHandlers | undefined
  onEdit: () => void
  onDelete: () => Promise<unknown>
  /** The products that have it, if they can be listed. */
  usersAt?: string
}

/** One entry of a short list: its name, its order, and what can be done with it. */
export function EntryLine(props: EntryLineProps) {
  const { name, depth = 0, start, note, onUp, onDown, drag, onEdit, onDelete, usersAt } = props
  const texts = useMessages(listMessages)
  const [isAsking, setAsking] = useState(false)

  async function remove() {
    await onDelete()
    showToast(texts.removed)
  }

  return (
    <li
      className="entry"
      style={{ paddingInlineStart: depth * 28 }}
      draggable={drag !== undefined}
      {...drag}
    >
      {start}
      <button type="button" className="entry-name" aria-label={texts.edit(name)} onClick={onEdit}>
        {name}
      </button>
      <span className="text-ink-2 text-12">{note}</span>
      <span className="entry-tools">
        <IconButton icon="chevron-up" label={texts.up(name)} disabled={!onUp} onClick={onUp} />
        <IconButton
          icon="chevron-down"
          label={texts.down(name)}
          disabled={!onDown}
          onClick={onDown}
        />
        <IconButton icon="trash" label={texts.remove(name)} onClick={() => setAsking(true)} />
      </span>
      <DeleteDialog
        isOpen={isAsking}
        title={texts.removeTitle(name)}
        action={texts.removeAct}
        onDelete={remove}
        onClose={() => setAsking(false)}
        usersAt={usersAt}
      >
        {texts.removeText}
      </DeleteDialog>
    </li>
  )
}
