import { useController, useFormContext } from 'react-hook-form'
import { IconButton } from '#ui/button.tsx'
import { Fieldset } from '#ui/field.tsx'
import type { Uploaded } from '../api/upload-image.ts'
import { useMessages } from '../language/messages.ts'
import { LocalizedField } from './fields.tsx'
import { PictureButton } from './picture-button.tsx'
import { valueMessages } from './value-messages.ts'

interface PictureValueProps {
  name: string
  label: string
  /** Whether its address is stored with it. */
  hasUrl: boolean
  isRemovable: boolean
}

/** One picture with what it shows, or none. */
export function PictureValue({ name, label, hasUrl, isRemovable }: PictureValueProps) {
  const texts = useMessages(valueMessages)
  const form = useFormContext()
  const { field } = useController({ control: form.control, name })
  const { file_id: fileId }: { file_id?: unknown } = { ...Object(field.value) }

  function choose({ _id, width, height }: Uploaded) {
    field.onChange({
      alt: { en: '', zh: '', cn: '' },
      ...field.value,
      file_id: _id,
      ...(hasUrl && { url: `/files/${_id}` }),
      width,
      height,
      background: '#ffffff',
    })
  }

  return (
    <Fieldset legend={label}>
      {typeof fileId === 'string' && fileId !== '' ? (
        <div className="picture-line">
          <img src={`/files/${fileId}/320.webp`} alt="" width="120" height="90" />
          <LocalizedField form={form} name={`${name}.alt`} label={texts.alt} />
          {isRemovable ? (
            <IconButton
              icon="trash"
              label={texts.removePicture(label)}
              onClick={() => field.onChange(null)}
            />
          ) : null}
        </div>
      ) : null}
      <p>
        <PictureButton label={texts.choosePicture} onUpload={choose} />
      </p>
    </Fieldset>
  )
}
