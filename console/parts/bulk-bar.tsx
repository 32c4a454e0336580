import { useState } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { partMessages } from './messages.ts'
import { showFailure } from './toasts.ts'

export interface BulkAction<Row> {
  label: string
  /** Why these rows cannot take it; shown with the disabled button. */
  refusal?: (rows: readonly Row[]) => string | null
  run: (rows: readonly Row[]) => void
  isBusy?: boolean
}

interface BulkBarProps<Row> {
  rows: readonly Row[]
  actions: readonly BulkAction<Row>[]
  onClear: () => void
  /** Selects all that match, on every page. */
  all?: { total: number; select: () => Promise<void> }
}

/** Shown over the list while rows are selected. */
export function BulkBar<Row>({ rows, actions, onClear, all }: BulkBarProps<Row>) {
  const texts = useMessages(partMessages)
  const [isSelecting, setSelecting] = useState(false)

  async function selectAll() {
    setSelecting(true)
    try {
      await all?.select()
    } catch (error) {
      showFailure(error)
    } finally {
      setSelecting(false)
    }
  }

  return (
    <section className="bulk-bar" aria-label={texts.selected(rows.length)}>
      <output className="font-medium">{texts.selected(rows.length)}</output>
      {all ? (
        <Button kind="link" busy={isSelecting} onClick={() => void selectAll()}>
          {texts.selectMatching(all.total)}
        </Button>
      ) : null}
      {actions.map(({ label, refusal, run, isBusy = false }) => {
        const why = refusal?.(rows) ?? null
        return (
          <Button
            key={label}
            kind="ghost"
            small
            busy={isBusy}
            disabled={why !== null}
            title={why ?? undefined}
            onClick={() => run(rows)}
          >
            {label}
          </Button>
        )
      })}
      <IconButton icon="close" label={texts.clear} onClick={onClear} />
    </section>
  )
}
