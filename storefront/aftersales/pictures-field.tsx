import { withNote } from '#domain/with-note.ts'
import { FileDrop } from '#ui/file-drop.tsx'
import { useLocale } from '../locale.ts'
import type { AftersalesMessages } from '../messages/en/aftersales.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { pictureTypes } from '../uploads/shrink-picture.ts'
import { FailedPictures, PictureSlots } from './picture-slots.tsx'
import type { Pictures } from './use-pictures.ts'

interface PicturesFieldProps {
  name: string
  label: string
  pictures: Pictures
  messages: AftersalesMessages
  /** Set when the form was submitted with an upload missing. */
  error: string | null
}

export function PicturesField({ name, label, pictures, messages, error }: PicturesFieldProps) {
  const { order } = useLazyMessages()
  const locale = useLocale()
  return (
    <div className="grid gap-2">
      <FileDrop
        name={name}
        multiple
        accept={pictureTypes.join(',')}
        files={[]}
        error={error ?? (pictures.isTooMany ? messages.tooManyPictures(pictures.max) : null)}
        onFiles={pictures.take}
        onRemove={pictures.remove}
        onRetry={pictures.retry}
        texts={{
          label: withNote(label, messages.optional, locale),
          hint: messages.pictureHint(pictures.max),
          choose: messages.pictureChoose,
          camera: order.proofCamera,
          drop: messages.pictureDrop,
          removeOf: order.proofRemove,
          retryOf: order.proofRetry,
          progressOf: order.proofProgress,
        }}
      />
      <PictureSlots pictures={pictures} />
      <FailedPictures pictures={pictures} />
    </div>
  )
}
