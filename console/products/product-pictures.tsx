import { useState, useRef } from 'react'
import { FileDrop, type DroppedFile } from '#ui/file-drop.tsx'
import { errorText } from '../api/error-text.ts'
import { pictureForm } from '../api/picture-form.ts'
import { callStaff } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { pictureMessages } from './picture-messages.ts'
import { PictureTile } from './picture-tile.tsx'
import { ProductFrame } from './product-frame.tsx'
import type { Product } from './product-types.ts'
import { moved, usePictures } from './use-pictures.ts'

export function ProductPictures() {
  return (
    <ProductFrame>{(product) => <Pictures key={product._id} product={product} />}</ProductFrame>
  )
}

function Pictures({ product }: { product: Product }) {
  const texts = useMessages(pictureMessages)
  const { pictures, change } = usePictures(product)
  const [dragged, setDragged] = useState<number | null>(null)
  const alt = { en: '', zh: '', cn: '' }
  return (
    <>
      <section className="card">
        <PictureUpload
          onUploaded={(file_id) =>
            void change((before) => [...before, { file_id, colour: null, view: 'front', alt }])
          }
        />
      </section>
      <section className="card">
        <h2>{texts.title}</h2>
        <p className="text-ink-2 mb-3">{pictures.length === 0 ? texts.empty : texts.lead}</p>
        <ol className="tiles">
          {pictures.map((picture, at) => (
            <li key={picture.file_id}>
              <PictureTile
                {...{ product, picture, at, change }}
                count={pictures.length}
                onDragStart={() => setDragged(at)}
                onDrop={() => {
                  if (dragged !== null) void change((before) => moved(before, dragged, at))
                  setDragged(null)
                }}
              />
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

interface Upload extends DroppedFile {
  file: File
}

const kinds = ['image/jpeg', 'image/png', 'image/webp']

/** Sent one by one; the shop says of a file that it cannot use what it is. */
function PictureUpload({ onUploaded }: { onUploaded: (fileId: string) => void }) {
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
    }))
    setUploads((before) => [...before, ...fresh])
    // One after another, so that they keep the order in which they were chosen.
    for (const upload of fresh) start(upload)
  }

  function start({ id, file }: { id: string; file: File }) {
    line.current = line.current.then(() => send(id, file))
  }

  async function send(id: string, file: File) {
    set(id, { progress: 0.3 })
    try {
      const body = await pictureForm(file)
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
