import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { explainConflict } from '../api/explain-conflict.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { Form } from '../parts/form.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { ValueParts } from '../parts/value-fields.tsx'
import { kindOf } from '../parts/value-kinds.ts'
import { contentMessages } from './messages.ts'
import { PageFields, PagePreview, useSavedToast, useSaveLabel } from './page-fields.tsx'
import { bodyFrom, dataShape, pageShape, valuesOf, type Content } from './page-shape.ts'

/** Writes a new version; refused if a colleague wrote one meanwhile. */
export function PageForm({ content }: { content: Content }) {
  const texts = useMessages(contentMessages)
  const { _id: version, slug, versions } = content
  // What this form was filled from, even if a newer version has been fetched meanwhile.
  const [known, setKnown] = useState(versions[0]?._id ?? null)
  const write = useWrite('POST /contents/{slug}/versions', {
    changes: ['GET /contents', 'GET /contents/{slug}'],
    onDone: useSavedToast(),
  })
  const { form, submit, draft } = useContractForm({
    shape: pageShape,
    defaults: valuesOf(content),
    draft: version === versions[0]?._id ? 'page' : version,
    async save(values) {
      const body = { ...bodyFrom(values), known_id: known }
      const written = await explainConflict(write.mutateAsync({ params: { slug }, body }))
      setKnown(written._id)
      return valuesOf(written)
    },
  })
  const saveLabel = useSaveLabel(form)
  return (
    <FormProvider {...form}>
      <Form {...{ form, submit, draft, saveLabel }} actions={<PagePreview form={form} />}>
        <PageFields form={form} />
        <section className="card grid gap-4">
          <h2>{texts.onPage}</h2>
          <ValueParts kind={kindOf(dataShape(slug))} name="data" />
        </section>
      </Form>
    </FormProvider>
  )
}
