import { changeColour, createColour } from '#contract/staff/colours.ts'
import { colourFamilies } from '#domain/colour-families.ts'
import { localize } from '#domain/locale.ts'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { LocalizedField, SelectField, TextField } from '../parts/fields.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { writtenOf } from '../parts/written-text.ts'
import { listMessages } from './messages.ts'
import type { Colour } from './list-types.ts'

interface ColourDialogProps {
  /** Null: a new one. */
  colour: Colour | null
  /** Position of a new one. */
  place: number
  onClose: () => void
}

export function ColourDialog({ colour, place, onClose }: ColourDialogProps) {
  return colour ? <Edit colour={colour} onClose={onClose} /> : <Add {...{ place, onClose }} />
}

function Add({ place, onClose }: Pick<ColourDialogProps, 'place' | 'onClose'>) {
  const texts = useMessages(listMessages)
  const write = useWrite('POST /colours', { changes: ['GET /colours'] })
  const { form, submit } = useContractForm({
    shape: bodyOf(createColour),
    defaults: {
      title: { en: '', zh: '', cn: '' },
      code: '',
      position: place,
      hex: '#808080',
      family: 'grey' as const,
    },
    async save(body) {
      await write.mutateAsync({ body })
      showToast(texts.saved)
      onClose()
    },
  })
  return (
    <FormDialog
      id="colour"
      wide
      title={texts.newColour}
      form={form}
      submit={submit}
      saveLabel={texts.save}
      onClose={onClose}
    >
      <LocalizedField form={form} name="title" label={texts.title} />
      <TextField form={form} name="code" label={texts.code} hint={texts.slugHint} />
      <TextField form={form} name="hex" label={texts.swatch} type="color" />
      <SelectField
        form={form}
        name="family"
        label={texts.family}
        options={colourFamilies.map((family) => ({
          value: family,
          label: texts.families[family],
        }))}
      />
    </FormDialog>
  )
}

function Edit({ colour, onClose }: { colour: Colour; onClose: () => void }) {
  const texts = useMessages(listMessages)
  const language = useLanguage()
  const write = useWrite('PUT /colours/{code}', { changes: ['GET /colours'] })
  const { form, submit } = useContractForm({
    shape: bodyOf(changeColour),
    defaults: {
      title: writtenOf(colour.title, colour.derived_cn.includes('title')),
      hex: colour.hex,
      family: colourFamilies.find((family) => family === colour.family),
    },
    async save(body) {
      await write.mutateAsync({ params: { code: colour.code }, body })
      showToast(texts.saved)
      onClose()
    },
  })
  return (
    <FormDialog
      id="colour"
      wide
      title={texts.edit(localize(colour.title, language))}
      form={form}
      submit={submit}
      saveLabel={texts.save}
      onClose={onClose}
    >
      <LocalizedField form={form} name="title" label={texts.title} saved={colour.title} />
      <TextField form={form} name="hex" label={texts.swatch} type="color" />
      <SelectField
        form={form}
        name="family"
        label={texts.family}
        options={colourFamilies.map((family) => ({
          value: family,
          label: texts.families[family],
        }))}
      />
    </FormDialog>
  )
}
