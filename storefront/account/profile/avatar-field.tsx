import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLazyMessages } from '../../messages/lazy-message-set.ts'
import { pictureTypes } from '../../uploads/shrink-picture.ts'
import { usePictureUpload } from '../../uploads/use-picture-upload.ts'
import { useAccountMessages } from '../account-messages.ts'
import type { Details } from '../own-data.ts'
import { SaveStatus } from '../save-status.tsx'
import { useAccountChange } from './use-account-change.ts'

export function AvatarField({ details }: { details: Details }) {
  const { profile: messages } = useAccountMessages()
  const { order } = useLazyMessages()
  const { isBusy, outcome, change } = useAccountChange()
  const upload = usePictureUpload(async (avatar) => {
    const result = await change({ avatar })
    if (!result.isSaved) throw result.error
  })
  return (
    <div className="grid gap-4 w577:grid-cols-[96px_minmax(0,1fr)]">
      <Avatar id={details.avatar} />
      <div className="grid justify-items-start gap-2 *:w-full">
        <FileDrop
          name="avatar"
          accept={pictureTypes.join(',')}
          files={upload.files}
          onFiles={upload.take}
          onRemove={upload.remove}
          onRetry={upload.retry}
          texts={{
            label: messages.avatar,
            hint: messages.avatarHint,
            choose: details.avatar ? messages.avatarReplace : messages.avatarChoose,
            drop: order.proofDrop,
            removeOf: order.proofRemove,
            retryOf: order.proofRetry,
            progressOf: order.proofProgress,
          }}
        />
        <p className="flex flex-wrap gap-4">
          {details.avatar ? (
            <Button kind="link" busy={isBusy} onClick={() => void change({ avatar: null })}>
              {messages.avatarRemove}
            </Button>
          ) : null}
          <SaveStatus outcome={outcome} />
        </p>
      </div>
    </div>
  )
}

function Avatar({ id }: { id: string | null }) {
  const { profile: messages } = useAccountMessages()
  if (id === null) {
    return (
      <span className="grid size-24 place-items-center rounded-panel bg-bone text-ink-2">
        <Icon name="user" />
      </span>
    )
  }
  return (
    <img
      src={`/files/${id}/160.webp`}
      srcSet={`/files/${id}/160.webp 160w, /files/${id}/320.webp 320w`}
      sizes="96px"
      width={96}
      height={96}
      alt={messages.avatarAlt}
      className="size-24 bg-bone object-cover"
    />
  )
}
