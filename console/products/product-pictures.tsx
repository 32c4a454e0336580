import { useState } from 'react'
import { useMessages } from '../language/messages.ts'
import { pictureMessages } from './picture-messages.ts'
import { PictureTile } from './picture-tile.tsx'
import { PictureUpload } from './picture-upload.tsx'
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
