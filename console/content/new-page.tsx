import { useNavigate } from 'react-router'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { Page } from '../parts/page.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { contentMessages } from './messages.ts'
import { PageFields, PagePreview, useSavedToast, useSaveLabel } from './page-fields.tsx'
import { bodyFrom, newPage, pageShape } from './page-shape.ts'

export function NewPage() {
  const texts = useMessages(contentMessages)
  const navigate = useNavigate()
  const showSaved = useSavedToast()
  const write = useWrite('POST /contents/{slug}/versions', {
    changes: ['GET /contents', 'GET /contents/{slug}'],
    onDone(content) {
      showSaved(content)
      void navigate(`/content/pages/${content.slug}`)
    },
  })
  const { form, submit, draft } = useContractForm({
    shape: pageShape,
    defaults: newPage,
    draft: 'page',
    async save(values) {
      // An address that is taken is refused, not overwritten.
      const body = { ...bodyFrom(values), known_id: null }
      await write.mutateAsync({ params: { slug: values.slug }, body })
    },
  })
  const saveLabel = useSaveLabel(form)
  return (
    <Page title={texts.newPage} back={{ to: '/content', label: texts.pages }}>
      <Form {...{ form, submit, draft, saveLabel }} actions={<PagePreview form={form} />}>
        <section className="card">
          <div className="w480:max-w-[420px]">
            <TextField form={form} name="slug" label={texts.slug} hint={texts.slugHint} />
          </div>
        </section>
        <PageFields form={form} />
      </Form>
    </Page>
  )
}
