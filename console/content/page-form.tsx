import { useState } from 'react'
import { writeContent } from '#contract/staff/contents.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { explainConflict } from '../api/explain-conflict.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { Form } from '../parts/form.tsx'
import { JsonField } from '../parts/json-field.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { TextFields } from './content-fields.tsx'
import { contentMessages } from './messages.ts'
import { PreviewDialog } from './preview-dialog.tsx'

export type Content = StaffAnswer<'GET /contents/{slug}'>

const names = { title: 'title', description: 'description', body: 'body' } as const

/** Publishes a new version; refused if a colleague published one meanwhile. */
export function PageForm({ content }: { content: Content }) {
  const texts = useMessages(contentMessages)
  const [isPreview, setPreview] = useState(false)
  const { slug, versions } = content
  // What this form was filled from, even if a newer version has been fetched meanwhile.
  const [known, setKnown] = useState(versions[0]?._id ?? null)
  const write = useWrite('POST /contents/{slug}/versions', {
    changes: ['GET /contents', 'GET /contents/{slug}'],
    onDone: ({ path }) => showToast(texts.publishedAt(path)),
  })
  const { form, submit } = useContractForm({
    shape: bodyOf(writeContent),
    defaults: valuesOf(content),
    async save(values) {
      const body = { ...values, known_id: known }
      const published = await explainConflict(write.mutateAsync({ params: { slug }, body }))
      setKnown(published._id)
      return valuesOf(published)
    },
  })
  const hasData = Object.keys(content.data).length > 0
  return (
    <Form form={form} submit={submit} saveLabel={texts.publish}>
      <TextFields form={form} names={names} />
      {hasData ? (
        <JsonField form={form} name="data" label={texts.fields.data} hint={texts.fields.dataHint} />
      ) : null}
      <p>
        <Button kind="ghost" small icon="eye" onClick={() => setPreview(true)}>
          {texts.preview}
        </Button>
      </p>
      {isPreview ? (
        <PreviewDialog entry={form.getValues()} onClose={() => setPreview(false)} />
      ) : null}
    </Form>
  )
}

function valuesOf({ title, description, body, data }: Content) {
  return { title, description, body, data }
}
