import { useRef, type ReactNode } from 'react'
import type { FieldValues, FieldPath, UseFormReturn } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { LocalizedField } from '../parts/fields.tsx'
import { PictureButton } from '../parts/picture-button.tsx'
import { contentMessages } from './messages.ts'

interface TextFieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  names: { title: FieldPath<Values>; description: FieldPath<Values>; body: FieldPath<Values> }
}

/** What every page, post and article is written in: three texts in three languages. */
export function TextFields<Values extends FieldValues>({ form, names }: TextFieldsProps<Values>) {
  const { fields } = useMessages(contentMessages)
  return (
    <div className="card grid gap-4">
      <LocalizedField form={form} name={names.title} label={fields.title} />
      <LocalizedField form={form} name={names.description} label={fields.description} isProse />
      <div className="long-text">
        <MarkdownTools>
          {(tools) => (
            <LocalizedField
              form={form}
              name={names.body}
              label={fields.body}
              hint={fields.bodyHint}
              tools={tools}
              isProse
            />
          )}
        </MarkdownTools>
      </div>
    </div>
  )
}

export const emptyText = { en: '', zh: '', cn: '' }

/** Width that the column of a text needs on a sharp screen. */
const pictureWidth = 960

/** Writes Markdown into the text around the cursor: of the fields inside, the one used last. */
function MarkdownTools({ children }: { children: (tools: ReactNode) => ReactNode }) {
  const { markdown: texts } = useMessages(contentMessages)
  const box = useRef<HTMLDivElement>(null)
  const used = useRef<HTMLTextAreaElement | null>(null)

  const areaInUse = () => used.current ?? box.current?.querySelector('textarea')

  /** Around what is selected; if that is nothing, one types between the marks next. */
  function wrap(before: string, after: string) {
    const area = areaInUse()
    if (!area) return
    const { selectionStart: from, selectionEnd: to, value } = area
    type(area, from, to, before + value.slice(from, to) + after)
    if (from === to) area.setSelectionRange(from + before.length, from + before.length)
  }

  function startLine(mark: string) {
    const area = areaInUse()
    if (!area) return
    const { selectionStart: from, selectionEnd: to, value } = area
    const start = from === 0 ? 0 : value.lastIndexOf('\n', from - 1) + 1
    type(area, start, start, mark)
    area.setSelectionRange(from + mark.length, to + mark.length)
  }

  const tools = (
    <div role="toolbar" aria-label={texts.tools} className="mb-3 flex flex-wrap gap-2">
      <Button kind="ghost" small onClick={() => startLine('## ')}>
        {texts.heading}
      </Button>
      <Button kind="ghost" small onClick={() => wrap('**', '**')}>
        {texts.bold}
      </Button>
      <Button kind="ghost" small onClick={() => startLine('- ')}>
        {texts.list}
      </Button>
      <Button kind="ghost" small onClick={() => wrap('[', '](/)')}>
        {texts.link}
      </Button>
      <PictureButton
        label={texts.picture}
        onUpload={({ _id }) => wrap('\n\n![', `](/files/${_id}/${pictureWidth}.webp)\n\n`)}
      />
    </div>
  )

  return (
    <div
      ref={box}
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement) used.current = target
      }}
    >
      {children(tools)}
    </div>
  )
}

/** Replaces a part of the text as if it were typed, so that Ctrl+Z takes it back. */
function type(area: HTMLTextAreaElement, from: number, to: number, text: string) {
  area.focus()
  area.setSelectionRange(from, to)
  // Deprecated, but nothing else writes into the history of a field.
  if (document.execCommand('insertText', false, text)) return
  area.setRangeText(text, from, to, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
