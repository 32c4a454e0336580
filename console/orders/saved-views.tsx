import { useState } from 'react'
import { Link } from 'react-router'
import { saveView } from '#contract/staff/saved-views.ts'
import { Button, IconButton } from '#ui/button.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { showFailure, showUndoToast } from '../parts/toasts.ts'
import { orderMessages } from './messages.ts'

export type SavedView = StaffAnswer<'GET /saved-views'>['data'][number]

const changes = ['GET /saved-views'] as const

export function useSavedViews(): readonly SavedView[] {
  return useCall('GET /saved-views', {}).data?.data ?? []
}

export function SavedViewLinks({ views, shown }: { views: readonly SavedView[]; shown: string }) {
  return views.map(({ _id, name, query }) => (
    <Link key={_id} to={`/orders?${query}`} aria-current={query === shown ? 'page' : undefined}>
      {name}
    </Link>
  ))
}

interface KeepViewProps {
  /** What the list shows, as in its address; empty for everything. */
  shown: string
  /** The view of one's own that is shown. */
  view: SavedView | undefined
}

/** Saves what the list shows under a name, or deletes the view that is shown. */
export function KeepView({ shown, view }: KeepViewProps) {
  const texts = useMessages(orderMessages).savedView
  const [isOpen, setOpen] = useState(false)
  const save = useWrite('POST /saved-views', { changes })
  const remove = useWrite('DELETE /saved-views/{id}', { changes })

  function drop({ _id: id, name, query }: SavedView) {
    remove.mutate(
      { params: { id } },
      {
        onError: showFailure,
        onSuccess: () =>
          showUndoToast(texts.removed(name), () =>
            save.mutate({ body: { name, query } }, { onError: showFailure }),
          ),
      },
    )
  }

  if (view) {
    return <IconButton icon="trash" label={texts.remove(view.name)} onClick={() => drop(view)} />
  }
  if (shown === '') return null
  return (
    <>
      <Button kind="link" onClick={() => setOpen(true)}>
        {texts.save}
      </Button>
      {isOpen ? <SaveDialog query={shown} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

export function SaveDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const texts = useMessages(orderMessages).savedView
  return (
    <CallDialog
      id="save-view"
      title={texts.title}
      lead={<p className="text-ink-2">{texts.lead}</p>}
      call={saveView}
      changes={changes}
      start={{ name: '', query }}
      fields={{ name: texts.name }}
      saveLabel={texts.save}
      done={({ name }) => texts.saved(String(name))}
      onClose={onClose}
    />
  )
}
