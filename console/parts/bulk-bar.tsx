import { Button, IconButton } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { partMessages } from './messages.ts'

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
}

/** Shown over the list while rows are selected. */
export function BulkBar<Row>({ rows, actions, onClear }: BulkBarProps<Row>) {
  const texts = useMessages(partMessages)
  return (
    <section className="bulk-bar" aria-label={texts.selected(rows.length)}>
      <output className="font-medium">{texts.selected(rows.length)}</output>
      {actions.map(({ label, refusal, run, isBusy = false }) => {
        const why = refusal?.(rows) ?? null
        return (
          <Button
            key={label}
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
