import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useMessages } from '../language/messages.ts'
import { showSince } from '../language/show.ts'
import { draftMessages } from './messages.ts'

interface DraftOfferProps {
  at: string
  isOutdated: boolean
  restore: () => void
  discard: () => void
}

/** “You have unsaved changes from 10:32 · Restore · Discard” */
export function DraftOffer({ at, isOutdated, restore, discard }: DraftOfferProps) {
  const texts = useMessages(draftMessages)
  return (
    <Notice
      tone={isOutdated ? 'warn' : 'info'}
      live="status"
      action={
        <div className="mt-2 flex items-center gap-4">
          <Button kind="ghost" small onClick={restore}>
            {texts.restore}
          </Button>
          <Button kind="link" onClick={discard}>
            {texts.discard}
          </Button>
        </div>
      }
    >
      {texts.unsaved(showSince(at))}
      {isOutdated ? ` ${texts.outdated}` : null}
    </Notice>
  )
}
