import { changeCollection, createCollection } from '#contract/staff/collections.ts'
import { localize } from '#domain/locale.ts'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { LocalizedField, TextField } from '../parts/fields.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { writtenOf } from '../parts/written-text.ts'
import { listMessages } from './messages.ts'
import type { Collection } from './list-types.ts'

interface CollectionDialogProps {
  /** Null: a new one. */
  collection: Collection | null
  /** Position of a new one. */
  place: number
  onClose: () => void
}

export function CollectionDialog({ collection, place, onClose }: CollectionDialogProps) {
  return collection ? (
    <Edit collection={collection} onClose={onClose} />
  ) : (
    <Add {...{ place, onClose }} />
  )
}

function Add({ place, onClose }: Pick<CollectionDialogProps, 'place' | 'onClose'>) {
  const texts = useMessages(listMessages)
  const write = useWrite('POST /collections', { changes: ['GET /collections'] })
  const { form, submit } = useContractForm({
    shape: bodyOf(createCollection),
    defaults: { title: { en: '', zh: '', cn: '' }, slug: '', position: place },
    async save(body) {
      await write.mutateAsync({ body })
      showToast(texts.saved)
      onClose()
    },
  })
  return (
    <FormDialog
      id="collection"
      wide
      title={texts.newCollection}
      form={form}
      submit={submit}
      saveLabel={texts.save}
      onClose={onClose}
    >
      <LocalizedField form={form} name="title" label={texts.title} />
      <TextField form={form} name="slug" label={texts.slug} hint={texts.slugHint} />
    </FormDialog>
  )
}

function Edit({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const texts = useMessages(listMessages)
  const language = useLanguage()
  const write = useWrite('PUT /collections/{slug}', { changes: ['GET /collections'] })
  const { form, submit } = useContractForm({
    shape: bodyOf(changeCollection),
    defaults: { title: writtenOf(collection.title, collection.derived_cn.includes('title')) },
    async save(body) {
      await write.mutateAsync({ params: { slug: collection.slug }, body })
      showToast(texts.saved)
      onClose()
    },
  })
  return (
    <FormDialog
      id="collection"
      wide
      title={texts.edit(localize(collection.title, language))}
      form={form}
      submit={submit}
      saveLabel={texts.save}
      onClose={onClose}
    >
      <LocalizedField form={form} name="title" label={texts.title} saved={collection.title} />
    </FormDialog>
  )
}
