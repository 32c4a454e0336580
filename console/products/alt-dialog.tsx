import { pictureInput } from '#contract/staff/product-shapes.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { useMessages } from '../language/messages.ts'
import { LocalizedField } from '../parts/fields.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { pictureMessages } from './picture-messages.ts'

interface AltDialogProps {
  title: string
  alt: LocalizedText
  saved: LocalizedText
  onSave: (alt: LocalizedText) => void
  onClose: () => void
}

export function AltDialog({ title, alt, saved, onSave, onClose }: AltDialogProps) {
  const texts = useMessages(pictureMessages)
  const { form, submit } = useContractForm({
    shape: pictureInput.pick({ alt: true }),
    defaults: { alt },
    async save({ alt: typed }) {
      onSave({ en: '', zh: '', cn: '', ...typed })
      onClose()
    },
  })
  return (
    <FormDialog
      id="alt-text"
      wide
      title={title}
      {...{ form, submit, onClose }}
      saveLabel={texts.save}
    >
      <LocalizedField form={form} name="alt" label={texts.alt} hint={texts.altHint} saved={saved} />
    </FormDialog>
  )
}
