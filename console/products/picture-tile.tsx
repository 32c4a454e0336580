import { useState } from 'react'
import { pictureInput } from '#contract/staff/product-shapes.ts'
import { localize, type LocalizedText } from '#domain/locale.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { LocalizedField } from '../parts/fields.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { showUndoToast } from '../parts/toasts.ts'
import { useContractForm } from '../parts/use-contract-form.ts'
import { pictureMessages } from './picture-messages.ts'
import type { Product } from './product-types.ts'
import { useColourName } from './use-variant-name.ts'
import { moved, pictureViews, viewOf, type PictureInput } from './use-pictures.ts'

interface PictureTileProps {
  product: Product
  picture: PictureInput
  at: number
  count: number
  change: (edit: (before: readonly PictureInput[]) => readonly PictureInput[]) => Promise<unknown>
  onDragStart: () => void
  onDrop: () => void
}

export function PictureTile(props: PictureTileProps) {
  const { product, picture, at, count, change, onDragStart, onDrop } = props
  const texts = useMessages(pictureMessages)
  const colourName = useColourName()
  const language = useLanguage()
  const [isAlt, setAlt] = useState(false)
  const place = at + 1
  const set = (part: Partial<PictureInput>) =>
    void change((before) => before.with(at, { ...picture, ...part }))
  const colours = [...new Set(product.variants.flatMap(({ colour }) => colour ?? []))]
  const alt = localize(picture.alt, language)

  function remove() {
    void change((before) => before.toSpliced(at, 1))
    showUndoToast(texts.removed, () => void change((before) => before.toSpliced(at, 0, picture)))
  }

  return (
    <div
      className="tile"
      draggable
      onDragStart={onDragStart}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <img
        src={`/files/${picture.file_id}/480.webp`}
        alt={alt || texts.picture(place)}
        draggable={false}
      />
      <div className="tile-tools">
        <IconButton
          icon="chevron-start"
          label={texts.earlier(place)}
          disabled={at === 0}
          onClick={() => void change((before) => moved(before, at, at - 1))}
        />
        <span className="tabular-nums">{place}</span>
        <IconButton
          icon="chevron-end"
          label={texts.later(place)}
          disabled={place === count}
          onClick={() => void change((before) => moved(before, at, at + 1))}
        />
        <IconButton icon="trash" label={texts.remove(place)} onClick={remove} />
      </div>
      <Select
        label={texts.colour(place)}
        labelHidden
        value={picture.colour ?? ''}
        onChange={({ currentTarget: { value } }) => set({ colour: value === '' ? null : value })}
        options={[
          { value: '', label: texts.everyColour },
          ...withCurrent(colours, picture.colour).map((code) => ({
            value: code,
            label: colourName(code),
          })),
        ]}
      />
      <Select
        label={texts.view(place)}
        labelHidden
        value={picture.view}
        onChange={({ currentTarget: { value } }) => set({ view: viewOf(value) })}
        options={pictureViews.map((view) => ({ value: view, label: texts.views[view] }))}
      />
      {at > 1 ? (
        <Button
          kind="ghost"
          small
          aria-label={texts.firstOf(place)}
          onClick={() => void change((before) => moved(before, at, 0))}
        >
          {texts.makeFirst}
        </Button>
      ) : null}
      <Button
        kind="ghost"
        small
        icon="edit"
        aria-label={texts.altOf(place)}
        onClick={() => setAlt(true)}
      >
        {texts.alt}
      </Button>
      {isAlt ? (
        <AltDialog
          title={texts.altOf(place)}
          alt={picture.alt}
          saved={product.title}
          onSave={(next) => set({ alt: next })}
          onClose={() => setAlt(false)}
        />
      ) : null}
    </div>
  )
}

function withCurrent(colours: readonly string[], own: string | null): readonly string[] {
  return own === null || colours.includes(own) ? colours : [...colours, own]
}

interface AltDialogProps {
  title: string
  alt: LocalizedText
  saved: LocalizedText
  onSave: (alt: LocalizedText) => void
  onClose: () => void
}

function AltDialog({ title, alt, saved, onSave, onClose }: AltDialogProps) {
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
