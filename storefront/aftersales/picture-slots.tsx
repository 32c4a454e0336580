import { IconButton } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import type { DroppedFile } from '#ui/file-drop.tsx'
import { Icon } from '#ui/icon.tsx'
import { Progress } from '#ui/progress.tsx'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import type { Pictures } from './use-pictures.ts'

/** A place for each picture that may be sent, so that a chosen one moves nothing. */
export function PictureSlots({ pictures }: { pictures: Pictures }) {
  const { files, max } = pictures
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map((file) => (
        <FilledSlot key={file.id} file={file} pictures={pictures} />
      ))}
      {Array.from({ length: Math.max(0, max - files.length) }, (_, at) => (
        <li key={at} aria-hidden="true" className={`${slot} content-center`}>
          <Icon name="document" />
        </li>
      ))}
    </ul>
  )
}

const slot = 'grid h-34 w-14 justify-items-center border border-dashed border-line text-ink-2'

interface FilledSlotProps {
  file: DroppedFile
  pictures: Pictures
}

function FilledSlot({ file, pictures }: FilledSlotProps) {
  const { order: messages } = useLazyMessages()
  return (
    <li className={`${slot} content-start`}>
      {file.preview ? (
        <img src={file.preview} alt="" className="aspect-tile w-14 object-cover" />
      ) : (
        <Icon name="document" />
      )}
      <IconButton
        icon="trash"
        label={messages.proofRemove(file.name)}
        onClick={() => pictures.remove(file.id)}
      />
      {file.progress === undefined ? null : (
        <Progress label={messages.proofProgress(file.name)} value={file.progress} />
      )}
    </li>
  )
}

/** Pictures that were not uploaded, each with its reason and another try. */
export function FailedPictures({ pictures }: { pictures: Pictures }) {
  const { order: messages } = useLazyMessages()
  return (
    <ul role="alert">
      {pictures.files.map(({ id, name, error }) =>
        error ? (
          <li key={id} className="flex items-center justify-between gap-2">
            <div className="min-w-0">
              <p className="truncate">{name}</p>
              <FieldError id={`${id}-error`}>{error}</FieldError>
            </div>
            <IconButton
              icon="retry"
              label={messages.proofRetry(name)}
              onClick={() => pictures.retry(id)}
            />
          </li>
        ) : null,
      )}
    </ul>
  )
}
