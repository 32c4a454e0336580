import { useState } from 'react'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { callStaff } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { CatalogueViews } from '../products/catalogue-views.tsx'
import { productMessages } from '../products/messages.ts'
import { ColourDialog } from './colour-dialog.tsx'
import type { Colour } from './list-types.ts'
import { EntryLine } from './entry-line.tsx'
import { listMessages } from './messages.ts'
import { useMoves } from './use-moves.ts'

export function Colours() {
  const names = useMessages(productMessages)
  const texts = useMessages(listMessages)
  const [edited, setEdited] = useState<Colour | 'new' | null>(null)
  const colours = useCall('GET /colours', {})
  const { placed, move } = useMoves(colours.data?.data ?? none, moves)
  const sorted = placed.toSorted((one, other) => one.position - other.position)
  return (
    <Page
      title={names.colours}
      actions={
        <Button small icon="plus" onClick={() => setEdited('new')}>
          {texts.newColour}
        </Button>
      }
    >
      <CatalogueViews />
      <QueryState query={colours}>
        {({ data }) => (
          <>
            <ul className="entries">
              {sorted.map((entry, at) => (
                <ColourLine
                  key={entry.code}
                  all={sorted}
                  at={at}
                  entry={entry}
                  onMove={(to) => move(sorted, at, to)}
                  onEdit={() => setEdited(entry)}
                />
              ))}
            </ul>
            {edited ? (
              <ColourDialog
                colour={edited === 'new' ? null : edited}
                place={data.length + 1}
                onClose={() => setEdited(null)}
              />
            ) : null}
          </>
        )}
      </QueryState>
    </Page>
  )
}

const none: readonly Colour[] = []
const moves = {
  keyOf: ({ code }: Colour) => code,
  save: (code: string, position: number) =>
    callStaff('PUT /colours/{code}', {
      params: { code },
      body: { position },
      idempotencyKey: crypto.randomUUID(),
    }),
  calls: ['GET /colours'],
} as const

interface LineProps {
  all: readonly Colour[]
  at: number
  entry: Colour
  onMove: (to: number) => void
  onEdit: () => void
}

function ColourLine({ all, at, entry, onMove, onEdit }: LineProps) {
  const texts = useMessages(listMessages)
  const language = useLanguage()
  const changes = ['GET /colours'] as const
  const remove = useWrite('DELETE /colours/{code}', { changes })

  return (
    <EntryLine
      name={localize(entry.title, language)}
      start={<span className="dot" style={{ background: entry.hex }} />}
      note={texts.uses(entry.use_count)}
      onUp={at > 0 ? () => onMove(at - 1) : undefined}
      onDown={at < all.length - 1 ? () => onMove(at + 1) : undefined}
      onEdit={onEdit}
      onDelete={() => remove.mutateAsync({ params: { code: entry.code } })}
    />
  )
}
