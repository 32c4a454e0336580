import { changeProduct } from '#contract/staff/products.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { showToast } from '#ui/toasts.ts'
import type { StaffInput } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { LocalizedField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { OptionalField } from '../parts/optional-fields.tsx'
import { TagsField } from '../parts/tags-field.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { writtenOf } from '../parts/written-text.ts'
import { CategoriesField } from './categories-field.tsx'
import { CollectionField } from './collection-field.tsx'
import { MeasurementsField } from './measurements-field.tsx'
import { productMessages } from './messages.ts'
import { ProductFrame } from './product-frame.tsx'
import { productCalls, type Product } from './product-types.ts'
import { RelatedField } from './related-field.tsx'

type Body = StaffInput<'PUT /products/{id}'>['body'] & {}

export function ProductDetails() {
  return (
    <ProductFrame>{(product) => <DetailsForm key={product._id} product={product} />}</ProductFrame>
  )
}

function DetailsForm({ product }: { product: Product }) {
  const texts = useMessages(productMessages)
  const { fields } = texts
  const write = useWrite('PUT /products/{id}', { changes: productCalls })
  const { form, submit } = useContractForm({
    shape: bodyOf(changeProduct),
    defaults: writtenBody(product),
    async save(values) {
      const body = changesIn(writtenBody(product), values)
      const answer = await write.mutateAsync({ params: { id: product._id }, body })
      showToast(texts.saved)
      return writtenBody(answer)
    },
  })
  return (
    <Form form={form} submit={submit} saveLabel={texts.save}>
      <div className="split">
        <div>
          <section className="card form-grid">
            <h2>{fields.texts}</h2>
            <LocalizedField form={form} name="title" label={fields.title} saved={product.title} />
            <LocalizedField
              form={form}
              name="subtitle"
              label={fields.subtitle}
              saved={product.subtitle}
            />
            <LocalizedField
              form={form}
              name="description"
              label={fields.description}
              saved={product.description}
              isProse
            />
            <LocalizedField form={form} name="fit" label={fields.fit} saved={product.fit} isProse />
            <LocalizedField
              form={form}
              name="fabric"
              label={fields.fabric}
              saved={product.fabric}
              isProse
            />
          </section>
          <section className="card form-grid">
            <h2>{fields.measurements}</h2>
            <MeasurementsField form={form} name="measurements" label={fields.measurements} />
          </section>
        </div>
        <div>
          <section className="card form-grid">
            <h2>{fields.organisation}</h2>
            <CategoriesField form={form} name="category_ids" label={fields.categories} />
            <CollectionField form={form} name="collection" label={fields.collection} />
            <TagsField form={form} name="tags" label={fields.tags} hint={fields.tagsHint} />
            <RelatedField form={form} name="goes_with" label={fields.related} />
          </section>
          <section className="card form-grid">
            <h2>{fields.facts}</h2>
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
          </section>
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

/** Only what was changed here, so that a colleague's change of another field stays. */
function changesIn(before: Body, after: Body): Body {
  const known = new Map(
    Object.entries(before).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => known.get(name) !== JSON.stringify(value)),
  )
}
