import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { localize, type LocalizedText } from '#domain/locale.ts'
import { Fieldset } from '#ui/field.tsx'
import type { Option } from '#ui/select.tsx'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { NumberField, SelectField, TextField } from '../parts/fields.tsx'
import { FoldCard } from '../parts/fold-card.tsx'
import { Form } from '../parts/form.tsx'
import { ShapedFields } from '../parts/shaped-fields.tsx'
import { TicksField } from '../parts/ticks-field.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { PickProducts } from '../parts/pick-products.tsx'
import { TextFields } from './content-fields.tsx'
import { entryShape, handlesIn, type EntryForm as Fields, type EntryValues } from './entry-shape.ts'
import { contentMessages } from './messages.ts'
import { PictureField } from './picture-field.tsx'
import { TagsField } from './tags-field.tsx'

export interface EntryCategory {
  _id: string
  title: LocalizedText
}

interface EntryFormProps {
  first: EntryValues
  isNew: boolean
  categories: readonly EntryCategory[]
  /** Articles belong to a library, which cannot be changed. */
  libraries?: readonly Option[]
  save: (values: EntryValues) => Promise<EntryValues | void>
  /** Once it has been created. */
  preview?: (form: Fields) => ReactNode
}

const names = { title: 'title', description: 'description', body: 'body' } as const

export function EntryForm(props: EntryFormProps) {
  const { first, isNew, categories, libraries, save, preview } = props
  const texts = useMessages(contentMessages)
  const { form, submit, draft } = useContractForm({
    shape: entryShape,
    defaults: first,
    save,
    draft: 'entry',
  })
  return (
    <Form
      {...{ form, submit, draft }}
      saveLabel={isNew ? texts.create : texts.save}
      actions={preview?.(form)}
    >
      <div className="split">
        <div className="grid gap-4">
          <TextFields form={form} names={names} />
          <FoldCard title={texts.pictures} errors={form.formState.errors} names={['images']}>
            <PictureField form={form} />
          </FoldCard>
        </div>
        <Publishing {...{ form, isNew, categories, libraries }} />
      </div>
    </Form>
  )
}

/** The products that a text is about. */
function ProductsField({ form }: { form: Fields }) {
  const { fields } = useMessages(contentMessages)
  const { field, fieldState } = useController({ control: form.control, name: 'product_handles' })
  return (
    <Fieldset legend={fields.products} error={fieldState.error?.message}>
      <PickProducts
        by="handle"
        chosen={handlesIn(field.value)}
        onChange={(handles) => field.onChange(handles.join(', '))}
      />
    </Fieldset>
  )
}

interface PublishingProps extends Pick<EntryFormProps, 'isNew' | 'categories'> {
  form: Fields
  libraries: readonly Option[] | undefined
}

const moreNames = ['tags', 'product_handles', 'slug', 'position']

/** When and where it appears. */
function Publishing({ form, isNew, categories, libraries }: PublishingProps) {
  const texts = useMessages(contentMessages)
  const language = useLanguage()
  const { fields } = texts
  return (
    <div className="grid content-start gap-4">
      <section className="card grid gap-4">
        <h2>{texts.publishing}</h2>
        <ShapedFields
          shape={entryShape}
          fields={['status', 'published_at']}
          texts={{
            status: { label: fields.status, options: texts.status },
            published_at: { label: fields.publishAt, hint: fields.publishHint },
          }}
        />
        {libraries && isNew ? (
          <SelectField form={form} name="library_id" label={fields.library} options={libraries} />
        ) : null}
        <ShapedFields
          shape={entryShape}
          fields={['type', 'author']}
          texts={{
            type: { label: fields.type, options: texts.type },
            author: { label: fields.author, hint: fields.authorHint },
          }}
        />
        <TicksField
          form={form}
          name="category_ids"
          label={fields.categories}
          empty={fields.noCategories}
          options={categories.map(({ _id, title }) => ({
            value: _id,
            label: localize(title, language),
          }))}
        />
      </section>
      <FoldCard title={texts.more} errors={form.formState.errors} names={moreNames}>
        <TagsField form={form} />
        <ProductsField form={form} />
        <TextField
          form={form}
          name="slug"
          label={texts.slug}
          hint={texts.entrySlugHint}
          isOptional
        />
        <NumberField
          form={form}
          name="position"
          label={fields.position}
          hint={fields.positionHint}
        />
      </FoldCard>
    </div>
  )
}
