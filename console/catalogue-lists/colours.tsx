import { useState } from 'react'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
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
import { EntryLine, swapped } from './entry-line.tsx'
import { listMessages } from './messages.ts'

export function Colours() {
  const names = useMessages(productMessages)
  const texts = useMessages(listMessages)
  const [edited, setEdited] = useState<Colour | 'new' | null>(null)
  const colours = useCall('GET /colours', {})
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
              {data.map((entry, at) => (
                <ColourLine
                  key={entry.code}
                  all={data}
                  at={at}
                  entry={entry}
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

interface LineProps {
  all: readonly Colour[]
  at: number
  entry: Colour
  onEdit: () => void
}

function ColourLine({ all, at, entry, onEdit }: LineProps) {
  const texts = useMessages(listMessages)
  const language = useLanguage()
  const changes = ['GET /colours'] as const
  const move = useWrite('PUT /colours/{code}', { changes })
  const remove = useWrite('DELETE /colours/{code}', { changes })

  const moveTo = (to: number) => async () => {
    for (const { entry: each, position } of swapped(all, at, to)) {
      // oxlint-disable-next-line no-await-in-loop
      await move.mutateAsync({ params: { code: each.code }, body: { position } })
    }
  }

  return (
    <EntryLine
      name={localize(entry.title, language)}
      start={<span className="dot" style={{ background: entry.hex }} />}
      note={texts.uses(entry.use_count)}
      onUp={at > 0 ? moveTo(at - 1) : undefined}
      onDown={at < all.length - 1 ? moveTo(at + 1) : undefined}
      onEdit={onEdit}
      onDelete={() => remove.mutateAsync({ params: { code: entry.code } })}
    />
  )
}
