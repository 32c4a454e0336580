import { useNavigate } from 'react-router'
import { writeContent } from '#contract/staff/contents.ts'
import { newSlug } from '#contract/shapes.ts'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { Page } from '../parts/page.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { emptyText, TextFields } from './content-fields.tsx'
import { contentMessages } from './messages.ts'

const names = { title: 'title', description: 'description', body: 'body' } as const
const shape = bodyOf(writeContent).extend({ slug: newSlug })

export function NewPage() {
  const texts = useMessages(contentMessages)
  const navigate = useNavigate()
  const write = useWrite('POST /contents/{slug}/versions', {
    changes: ['GET /contents', 'GET /contents/{slug}'],
    onDone({ path, slug }) {
      showToast(texts.publishedAt(path))
      void navigate(`/content/pages/${slug}`)
    },
  })
  const { form, submit } = useContractForm({
    shape,
    defaults: { slug: '', title: emptyText, description: emptyText, body: emptyText },
    async save({ slug, ...body }) {
      // An address that is taken is refused, not overwritten.
      await write.mutateAsync({ params: { slug }, body: { ...body, known_id: null } })
    },
  })
  return (
    <Page title={texts.newPage} back={{ to: '/content', label: texts.pages }}>
      <Form form={form} submit={submit} saveLabel={texts.publish}>
        <div className="w480:max-w-[420px]">
          <TextField form={form} name="slug" label={texts.slug} hint={texts.slugHint} />
        </div>
        <TextFields form={form} names={names} />
      </Form>
    </Page>
  )
}
