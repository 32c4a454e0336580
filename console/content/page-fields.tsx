import { useWatch, type UseFormReturn } from 'react-hook-form'
import { showToast } from '#ui/toasts.ts'
import { useMessages } from '../language/messages.ts'
import { DateTimeField, SelectField } from '../parts/fields.tsx'
import { PreviewButton } from '../parts/preview-button.tsx'
import { showTime } from '../language/show.ts'
import { TextFields } from './content-fields.tsx'
import { isLater } from './entry-shape.ts'
import { contentMessages } from './messages.ts'
import { publishChoices, type Content, type PageValues } from './page-shape.ts'

type PageForm = UseFormReturn<PageValues>

const names = { title: 'title', description: 'description', body: 'body' } as const

/** The texts of a page and when they become public. */
export function PageFields({ form }: { form: PageForm }) {
  const texts = useMessages(contentMessages)
  const publishing = useWatch({ control: form.control, name: 'publishing' })
  return (
    <>
      <TextFields form={form} names={names} />
      <section className="card">
        <h2>{texts.publishing}</h2>
        <div className="pairs">
          <SelectField
            form={form}
            name="publishing"
            label={texts.publishChoice}
            options={publishChoices.map((value) => ({
              value,
              label: texts.publishChoices[value],
            }))}
          />
          {publishing === 'later' ? (
            <DateTimeField form={form} name="published_at" label={texts.fields.publishAt} />
          ) : null}
        </div>
      </section>
    </>
  )
}

/** The page with what is typed. */
export function PagePreview({ form }: { form: PageForm }) {
  return (
    <PreviewButton
      form={form}
      draftOf={({ slug, title, description, body, data }) => ({
        kind: 'content',
        slug,
        title,
        description,
        body,
        ...(data && { data }),
      })}
    />
  )
}

/** What the button that saves will do. */
export function useSaveLabel(form: PageForm): string {
  const texts = useMessages(contentMessages)
  const publishing = useWatch({ control: form.control, name: 'publishing' })
  return { now: texts.publish, later: texts.schedule, draft: texts.saveDraft }[publishing]
}

export function useSavedToast() {
  const texts = useMessages(contentMessages)
  return ({ path, published_at: at }: Content) => {
    if (at === null) showToast(texts.draftSaved)
    else showToast(isLater(at) ? texts.publishingTo(path, showTime(at)) : texts.publishedAt(path))
  }
}
