import { useNavigate } from 'react-router'
import { createProduct } from '#contract/staff/products.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { LocalizedField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { OptionalField } from '../parts/optional-fields.tsx'
import { Page } from '../parts/page.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { productMessages } from './messages.ts'
import { productCalls } from './product-types.ts'

/** Only a name, so that pictures and variants have something to belong to. */
export function NewProduct() {
  const texts = useMessages(productMessages)
  const navigate = useNavigate()
  const write = useWrite('POST /products', { changes: productCalls })
  const { form, submit, draft } = useContractForm({
    shape: bodyOf(createProduct),
    draft: 'product',
    defaults: { title: { en: '', zh: '', cn: '' }, style_number: null },
    async save(body) {
      const { _id } = await write.mutateAsync({ body })
      // The form is clean only after this, and a clean form does not ask.
      setTimeout(() => void navigate(`/products/${_id}/variants`, { replace: true }))
    },
  })
  return (
    <Page title={texts.newProduct} back={{ to: '/products', label: texts.title }}>
      <p className="text-ink-2 mb-4">{texts.newLead}</p>
      <div className="card">
        <Form {...{ form, submit, draft }} saveLabel={texts.createDraft}>
          <LocalizedField form={form} name="title" label={texts.fields.title} />
          <OptionalField form={form} name="style_number" label={texts.fields.style} />
        </Form>
      </div>
    </Page>
  )
}
