import { useState, type ReactNode } from 'react'
import { IconButton } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { showFailure } from '../parts/toasts.ts'
import { listMessages } from './messages.ts'

interface EntryLineProps {
  name: string
  /** How deep in a tree. */
  depth?: number
  start?: ReactNode
  note: string
  /** Undefined at the end of its list. */
  onUp: (() => Promise<unknown>) | undefined
  onDown: (() => Promise<unknown>) | undefined
  onEdit: () => void
  onDelete: () => Promise<unknown>
}

/** One entry of a short list: its name, its order, and what can be done with it. */
export function EntryLine(props: EntryLineProps) {
  const { name, depth = 0, start, note, onUp, onDown, onEdit, onDelete } = props
  const texts = useMessages(listMessages)
  const [isAsking, setAsking] = useState(false)

  async function attempt(act: () => Promise<unknown>, done?: string) {
    setAsking(false)
    try {
      await act()
      if (done) showToast(done)
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <li className="entry" style={{ paddingInlineStart: depth * 28 }}>
      {start}
      <button type="button" className="entry-name" aria-label={texts.edit(name)} onClick={onEdit}>
        {name}
      </button>
      <span className="text-ink-2 text-12">{note}</span>
      <span className="entry-tools">
        <IconButton
          icon="chevron-up"
          label={texts.up(name)}
          disabled={!onUp}
          onClick={() => onUp && void attempt(onUp)}
        />
        <IconButton
          icon="chevron-down"
          label={texts.down(name)}
          disabled={!onDown}
          onClick={() => onDown && void attempt(onDown)}
        />
        <IconButton icon="trash" label={texts.remove(name)} onClick={() => setAsking(true)} />
      </span>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.removeTitle(name)}
        action={texts.removeAct}
        onConfirm={() => void attempt(onDelete, texts.removed)}
        onClose={() => setAsking(false)}
      >
        {texts.removeText}
      </ConfirmDialog>
    </li>
  )
}

/** Positions after one entry has changed places with its neighbour; only those that differ. */
export function swapped<Entry extends { position: number }>(
  list: readonly Entry[],
  from: number,
  to: number,
): { entry: Entry; position: number }[] {
  const entry = list[from]
  if (entry === undefined) return []
  return list
    .toSpliced(from, 1)
    .toSpliced(to, 0, entry)
    .map((each, position) => ({ entry: each, position: position + 1 }))
    .filter(({ entry: each, position }) => each.position !== position)
}
