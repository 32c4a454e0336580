import { useEffect, useRef } from 'react'
import { maxPictures } from '#domain/aftersales/max-pictures.ts'
import { IconButton } from '#ui/button.tsx'
import { pictureForm } from '../api/picture-form.ts'
import { callStaff } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { PictureButton } from '../parts/picture-button.tsx'
import { bookingMessages } from './booking-messages.ts'
import { returnMessages } from './messages.ts'

export interface ReturnPicture {
  id: string
  /** Address on this device: what was uploaded is private. */
  preview: string
}

interface ReturnPicturesProps {
  orderId: string
  pictures: readonly ReturnPicture[]
  onChange: (change: (before: readonly ReturnPicture[]) => readonly ReturnPicture[]) => void
}

/** Pictures of what came back, as the customer would send them. */
export function ReturnPictures({ orderId, pictures, onChange }: ReturnPicturesProps) {
  const texts = useMessages(bookingMessages)
  const { picture } = useMessages(returnMessages)
  const previews = useRef<string[]>([])
  useEffect(() => () => previews.current.forEach((url) => URL.revokeObjectURL(url)), [])

  async function upload(file: File) {
    const body = await pictureForm(file)
    const { data } = await callStaff('POST /orders/{id}/return-pictures', {
      params: { id: orderId },
      body,
      idempotencyKey: crypto.randomUUID(),
    })
    return data
  }

  function add(id: string, file: File) {
    const preview = URL.createObjectURL(file)
    previews.current.push(preview)
    onChange((before) => [...before, { id, preview }].slice(0, maxPictures))
  }

  return (
    <div>
      {pictures.length > 0 ? (
        <ul className="return-uploads" aria-label={texts.pictures}>
          {pictures.map(({ id, preview }, at) => (
            <li key={id}>
              <img src={preview} alt={picture(at + 1)} />
              <IconButton
                icon="close"
                label={texts.removePicture(at + 1)}
                onClick={() => onChange((before) => before.filter((each) => each.id !== id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {pictures.length < maxPictures ? (
        <PictureButton
          label={texts.addPictures}
          upload={upload}
          onUpload={({ _id: id }, file) => add(id, file)}
          multiple
        />
      ) : null}
    </div>
  )
}
