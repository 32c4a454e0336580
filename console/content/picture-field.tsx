import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '../language/messages.ts'
import { LocalizedField } from '../parts/fields.tsx'
import { showFailure } from '../parts/toasts.ts'
import { emptyText } from './content-fields.tsx'
import type { EntryForm } from './entry-shape.ts'
import { contentMessages } from './messages.ts'
import { uploadImage } from './upload-image.ts'

/** Pictures in order, each with what it shows; the first is the cover. */
export function PictureField({ form }: { form: EntryForm }) {
  const texts = useMessages(contentMessages)
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'images' })
  const [isUploading, setUploading] = useState(false)

  async function add(files: readonly File[]) {
    setUploading(true)
    try {
      for (const file of files) append({ file_id: await uploadImage(file), alt: emptyText })
    } catch (error) {
      showFailure(error)
    } finally {
      setUploading(false)
    }
  }

  return (
    <section className="grid gap-3">
      {fields.map(({ id, file_id: fileId }, at) => (
        <div key={id} className="picture-line">
          <img src={`/files/${fileId}/320.webp`} alt="" width="120" height="90" />
          <LocalizedField form={form} name={`images.${at}.alt`} label={texts.alt} />
          <span className="flex">
            {at > 0 ? (
              <IconButton
                icon="chevron-up"
                label={texts.earlier(at + 1)}
                onClick={() => move(at, at - 1)}
              />
            ) : null}
            <IconButton icon="trash" label={texts.remove(at + 1)} onClick={() => remove(at)} />
          </span>
        </div>
      ))}
      <p>
        <label className="btn btn-ghost btn-small file-btn">
          <Icon name="upload" />
          {isUploading ? texts.uploading : texts.addPictures}
          <input
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp"
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])]
              // Cleared, so that the same file can be chosen again.
              currentTarget.value = ''
              void add(files)
            }}
          />
        </label>{' '}
        <small className="text-ink-2">{texts.pictureHint}</small>
      </p>
    </section>
  )
}
