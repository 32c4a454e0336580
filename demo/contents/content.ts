import type { LocalizedText } from '#domain/locale.ts'

export interface DemoContent {
  slug: string
  title: LocalizedText
  /** One sentence for search engines and link previews. */
  description: LocalizedText
  /** Blank lines separate paragraphs; `## ` starts a heading, `- ` a list item. */
  body: LocalizedText
  /** Structured content in addition to the text. */
  data?: object
}
