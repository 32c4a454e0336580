import { useController, type FieldValues } from 'react-hook-form'
import { changeProduct } from '#contract/staff/products.ts'
import { localize, type LocalizedText } from '#domain/locale.ts'
import { Fieldset } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffInput } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { changesIn } from '../drafts/changes-in.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { TextField, type FieldOf } from '../parts/fields.tsx'
import { FoldCard } from '../parts/fold-card.tsx'
import { Form } from '../parts/form.tsx'
import { OptionalField } from '../parts/optional-fields.tsx'
import { PickProducts } from '../parts/pick-products.tsx'
import { PreviewButton } from '../parts/preview-button.tsx'
import { SearchCard } from '../parts/search-card.tsx'
import { ShapedFields } from '../parts/shaped-fields.tsx'
import { TagsField, wordsIn } from '../parts/tags-field.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { useSeenVersion } from '../parts/use-seen-version.ts'
import { writtenOf } from '../parts/written-text.ts'
import { CategoriesField } from './categories-field.tsx'
import { MeasurementsField } from './measurements-field.tsx'
import { productMessages } from './messages.ts'
import { ProductFrame } from './product-frame.tsx'
import { productCalls, type Product } from './product-types.ts'

const factNames = ['style_number', 'brand', 'fit_kind', 'fabric_kind', 'origin', 'care', 'handle']

const organisationNames = ['category_ids', 'collection', 'tags', 'goes_with']

type Body = StaffInput<'PUT /products/{id}'>['body'] & {}

export function ProductDetails() {
  return (
    <ProductFrame>
      {(product) => (
        <div className="editor">
          <DetailsForm key={product._id} product={product} />
          <SearchCard
            subject={{ kind: 'product', id: product._id }}
            page={product}
            path={`/shop/main/product/${product._id}`}
          />
        </div>
      )}
    </ProductFrame>
  )
}

function DetailsForm({ product }: { product: Product }) {
  const texts = useMessages(productMessages)
  const { fields } = texts
  const write = useWrite('PUT /products/{id}', { changes: productCalls })
  const seen = useSeenVersion(product.version, writtenBody(product))
  const { form, submit, draft } = useContractForm({
    shape: bodyOf(changeProduct),
    defaults: writtenBody(product),
    draft: 'product',
    async save(values) {
      const body = changesIn(form.formState.defaultValues ?? {}, values)
      const ifMatch = seen.version
      const answer = await write.mutateAsync({ params: { id: product._id }, body, ifMatch })
      seen.saw(answer.version, writtenBody(answer))
      showToast(texts.saved)
      return writtenBody(answer)
    },
  })
  const { errors } = form.formState
  const { title, subtitle, description, fit, fabric } = product
  const shaped = {
    shape: bodyOf(changeProduct),
    texts: fields,
    types: { description: 'prose', fit: 'prose', fabric: 'prose' },
    saved: { title, subtitle, description, ...(fit && { fit }), ...(fabric && { fabric }) },
  } as const
  return (
    <Form
      {...{ form, submit, draft }}
      saveLabel={texts.save}
      actions={
        <PreviewButton
          form={form}
          draftOf={(values) => ({
            kind: 'product',
            id: product._id,
            ...changesIn(writtenBody(product), values),
          })}
        />
      }
    >
      <div className="split">
        <div>
          <section className="card form-grid">
            <h2>{fields.texts}</h2>
            <ShapedFields {...shaped} fields={['title', 'subtitle', 'description']} />
          </section>
          <FoldCard title={fields.making} errors={errors} names={['fit', 'fabric']}>
            <ShapedFields {...shaped} fields={['fit', 'fabric']} />
          </FoldCard>
          <FoldCard title={fields.measurements} errors={errors} names={['measurements']}>
            <MeasurementsField form={form} name="measurements" label={fields.measurements} />
          </FoldCard>
        </div>
        <div>
          <FoldCard
            title={fields.organisation}
            errors={errors}
            names={organisationNames}
            isOpenAtFirst={product.category_ids.length === 0}
          >
            <CategoriesField form={form} name="category_ids" label={fields.categories} />
            <CollectionField form={form} name="collection" label={fields.collection} />
            <TagsField form={form} name="tags" label={fields.tags} hint={fields.tagsHint} />
            <RelatedField form={form} name="goes_with" label={fields.related} />
          </FoldCard>
          <FoldCard title={fields.facts} errors={errors} names={factNames}>
            <OptionalField form={form} name="style_number" label={fields.style} />
            <TextField form={form} name="brand" label={fields.brand} isOptional />
            <OptionalField form={form} name="fit_kind" label={fields.fitKind} />
            <OptionalField form={form} name="fabric_kind" label={fields.fabricKind} />
            <OptionalField
              form={form}
              name="origin"
              label={fields.origin}
              hint={fields.originHint}
            />
            <TagsField form={form} name="care" label={fields.care} hint={fields.careHint} />
            <TextField form={form} name="handle" label={fields.handle} hint={fields.handleHint} />
          </FoldCard>
        </div>
      </div>
    </Form>
  )
}

function writtenBody(product: Product): Required<Omit<Body, 'published_at' | 'position'>> {
  const written = (name: string, text: LocalizedText | null) =>
    text ? writtenOf(text, product.derived_cn.includes(name)) : { en: '', zh: '', cn: '' }
  const { handle, brand, style_number, fit_kind, fabric_kind, care, origin, collection } = product
  const { category_ids, tags, goes_with, measurements } = product
  return {
    title: written('title', product.title),
    subtitle: written('subtitle', product.subtitle),
    description: written('description', product.description),
    fit: written('fit', product.fit),
    fabric: written('fabric', product.fabric),
    handle,
    brand,
    style_number,
    fit_kind,
    fabric_kind,
    care,
    origin,
    collection,
    category_ids,
    tags,
    goes_with,
    measurements,
  }
}

/** Products by handle. */
function RelatedField<Values extends FieldValues>({ form, name, label }: FieldOf<Values>) {
  const { field, fieldState } = useController({ control: form.control, name })
  const change = (next: readonly string[]) => field.onChange(next)
  return (
    <Fieldset legend={label} error={fieldState.error?.message}>
      <PickProducts by="handle" chosen={wordsIn(field.value)} onChange={change} />
    </Fieldset>
  )
}

function CollectionField<Values extends FieldValues>(props: FieldOf<Values>) {
  const { form, name, label } = props
  const texts = useMessages(productMessages)
  const language = useLanguage()
  const { field, fieldState } = useController({ control: form.control, name })
  const known = useCall('GET /collections', {}).data?.data ?? []
  const change = (next: string | null) => field.onChange(next)
  const value: unknown = field.value
  return (
    <Select
      label={label}
      error={fieldState.error?.message}
      value={typeof value === 'string' ? value : ''}
      onBlur={field.onBlur}
      onChange={({ currentTarget: { value: slug } }) => change(slug === '' ? null : slug)}
      options={[
        { value: '', label: texts.fields.none },
        ...known.map(({ slug, title }) => ({ value: slug, label: localize(title, language) })),
      ]}
    />
  )
}
