import { useFieldArray } from 'react-hook-form'
import { IconButton } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { LocalizedField } from '../parts/fields.tsx'
import { PictureButton } from '../parts/picture-button.tsx'
import { emptyText } from './content-fields.tsx'
import type { EntryForm } from './entry-shape.ts'
import { contentMessages } from './messages.ts'

/** Pictures in order, each with what it shows; the first is the cover. */
export function PictureField({ form }: { form: EntryForm }) {
  const texts = useMessages(contentMessages)
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'images' })

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
      <p className="flex flex-wrap items-center gap-3">
        <PictureButton
          label={texts.addPictures}
          multiple
          onUpload={({ _id }) => append({ file_id: _id, alt: emptyText })}
        />
        <small className="text-ink-2">{texts.pictureHint}</small>
      </p>
    </section>
  )
}
