import { useRef, useState } from 'react'
import { FileDrop, type DroppedFile } from '#ui/file-drop.tsx'
import { errorText } from '../api/error-text.ts'
import { callStaff } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { pictureMessages } from './picture-messages.ts'

interface Upload extends DroppedFile {
  file: File
}

const maxBytes = 10 * 1024 * 1024
const kinds = ['image/jpeg', 'image/png', 'image/webp']

/** Files that cannot be pictures are refused before anything is sent. */
export function PictureUpload({ onUploaded }: { onUploaded: (fileId: string) => void }) {
  const texts = useMessages(pictureMessages)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const line = useRef<Promise<unknown>>(Promise.resolve())

  const set = (id: string, part: Partial<Upload>) =>
    setUploads((before) => before.map((each) => (each.id === id ? { ...each, ...part } : each)))
  const drop = (id: string) => setUploads((before) => before.filter((each) => each.id !== id))

  function add(files: readonly File[]) {
    const fresh = files.map((file) => ({
      id: crypto.randomUUID(),
      name: file.name,
      file,
      error: refusalOf(file),
    }))
    setUploads((before) => [...before, ...fresh.map(withoutNothing)])
    // One after another, so that they keep the order in which they were chosen.
    for (const upload of fresh) if (!upload.error) start(upload)
  }

  function start({ id, file }: { id: string; file: File }) {
    line.current = line.current.then(() => send(id, file))
  }

  async function send(id: string, file: File) {
    set(id, { progress: 0.3 })
    const body = new FormData()
    body.set('file', file)
    try {
      const { data } = await callStaff('POST /files', { body, idempotencyKey: id })
      drop(id)
      onUploaded(data._id)
    } catch (error) {
      setUploads((before) =>
        before.map((each) =>
          each.id === id ? { id, name: file.name, file, error: errorText(error) } : each,
        ),
      )
    }
  }

  function refusalOf({ size, type }: File): string | undefined {
    if (!kinds.includes(type)) return texts.wrongKind
    return size > maxBytes ? texts.tooLarge : undefined
  }

  function retry(id: string) {
    const upload = uploads.find((each) => each.id === id)
    if (!upload) return
    const { name, file } = upload
    const next = crypto.randomUUID()
    setUploads((before) => before.map((each) => (each.id === id ? { id: next, name, file } : each)))
    start({ id: next, file })
  }

  return (
    <FileDrop
      texts={{
        ...texts.drop,
        removeOf: texts.removeFile,
        retryOf: texts.retryFile,
        progressOf: texts.progressFile,
      }}
      name="pictures"
      accept={kinds.join(',')}
      multiple
      files={uploads}
      onFiles={add}
      onRemove={drop}
      onRetry={retry}
    />
  )
}

function withoutNothing({
  error,
  ...upload
}: Upload | (Omit<Upload, 'error'> & { error: string | undefined })): Upload {
  return error === undefined ? upload : { ...upload, error }
}
