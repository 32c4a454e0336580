import { IconButton } from '#ui/button.tsx'
import { Fieldset } from '#ui/field.tsx'
import type { Uploaded } from '../api/upload-image.ts'
import { useMessages } from '../language/messages.ts'
import { PictureButton } from './picture-button.tsx'
import { searchMessages } from './messages.ts'

interface SocialPictureProps {
  /** Null if none was chosen. */
  src: string | null
  /** What is shown without one. */
  hint: string
  onUpload: (picture: Uploaded) => void
  onRemove: () => void
}

/** What chats and social networks show with a link. */
export function SocialPicture({ src, hint, onUpload, onRemove }: SocialPictureProps) {
  const texts = useMessages(searchMessages)
  return (
    <Fieldset legend={texts.socialPicture}>
      {src === null ? null : (
        <div className="social-picture">
          <img src={src} alt="" width="240" height="126" />
          <IconButton icon="trash" label={texts.removeSocial} onClick={onRemove} />
        </div>
      )}
      <p className="flex flex-wrap items-center gap-3">
        <PictureButton label={texts.chooseSocial} onUpload={onUpload} />
        <small className="text-ink-2">{hint}</small>
      </p>
    </Fieldset>
  )
}
