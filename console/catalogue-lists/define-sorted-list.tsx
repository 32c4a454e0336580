import { useMemo, useState, type ComponentProps, type ReactNode } from 'react'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { callStaff } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useDescribedWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import type { EntryDialogProps, Saved } from '../parts/define-entry.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { CatalogueViews } from './catalogue-views.tsx'
import { EntryLine } from './entry-line.tsx'
import { catalogueMessages, listMessages } from './messages.ts'
import { useMoves } from './use-moves.ts'

interface Sorted extends Saved {
  position: number
}

interface SortedList<Entry extends Sorted> {
  name: 'colours' | 'collections'
  add: 'newColour' | 'newCollection'
  list: 'GET /colours' | 'GET /collections'
  change: 'PUT /colours/{code}' | 'PUT /collections/{slug}'
  remove: 'DELETE /colours/{code}' | 'DELETE /collections/{slug}'
  /** What tells entries apart: the path parameter of both calls. */
  idOf: (entry: Entry) => string
  /** Before its name. */
  start?: (entry: Entry) => ReactNode
  note: (texts: (typeof listMessages)['en'], entry: Entry) => string
  /** The products that have it, if they can be listed. */
  usersAt?: (entry: Entry) => string
  Dialog: (props: EntryDialogProps<Entry>) => ReactNode
}

/** A short list that staff sort by hand, with a dialog for each entry. */
export function defineSortedList<Entry extends Sorted>(list: SortedList<Entry>): () => ReactNode {
  const { Dialog, idOf } = list
  const [param = ''] = /(?<=\{)\w+/.exec(list.change) ?? []
  const order = {
    keyOf: idOf,
    save: (id: string, position: number) =>
      callStaff(list.change, {
        params: { [param]: id },
        body: { position },
        idempotencyKey: crypto.randomUUID(),
      }),
    calls: [list.list],
  }

  return function SortedListScreen() {
    const names = useMessages(catalogueMessages)
    const texts = useMessages(listMessages)
    const [edited, setEdited] = useState<Entry | 'new' | null>(null)
    const answer = useCall(list.list, {})
    const entries = useMemo(() => (answer.data?.data ?? []) as unknown as Entry[], [answer.data])
    const { placed, move } = useMoves(entries, order)
    const sorted = placed.toSorted((one, other) => one.position - other.position)
    return (
      <Page
        title={names[list.name]}
        actions={
          <Button small icon="plus" onClick={() => setEdited('new')}>
            {texts[list.add]}
          </Button>
        }
      >
        <CatalogueViews />
        <QueryState query={answer}>
          {() => (
            <>
              <ul className="entries">
                {sorted.map((entry, place) => (
                  <Line
                    key={idOf(entry)}
                    entry={entry}
                    onUp={place > 0 ? () => move(sorted, place, place - 1) : undefined}
                    onDown={
                      place + 1 < sorted.length ? () => move(sorted, place, place + 1) : undefined
                    }
                    onEdit={() => setEdited(entry)}
                  />
                ))}
              </ul>
              {edited ? (
                <Dialog
                  known={edited === 'new' ? null : edited}
                  start={{ position: entries.length + 1 }}
                  onClose={() => setEdited(null)}
                />
              ) : null}
            </>
          )}
        </QueryState>
      </Page>
    )
  }

  function Line({ entry, ...handlers }: LineProps<Entry>) {
    const texts = useMessages(listMessages)
    const language = useLanguage()
    const write = useDescribedWrite({ changes: [list.list] })
    const remove = { key: list.remove, input: { params: { [param]: idOf(entry) } } }
    const usersAt = list.usersAt?.(entry)
    return (
      <EntryLine
        {...handlers}
        name={localize(entry.title, language)}
        start={list.start?.(entry)}
        note={list.note(texts, entry)}
        onDelete={() => write.mutateAsync(remove)}
        {...(usersAt !== undefined && { usersAt })}
      />
    )
  }
}

interface LineProps<Entry> extends Pick<
  ComponentProps<typeof EntryLine>,
  'onUp' | 'onDown' | 'onEdit'
> {
  entry: Entry
}
