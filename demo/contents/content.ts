import type { LocalizedText } from '#domain/locale.ts'

export interface DemoContent {
  slug: string
  title: LocalizedText
  /** One sentence for search engines and sharing. */
  description: LocalizedText
  /** Paragraphs parted by blank lines, `## ` headings, `- ` list lines. */
  body: LocalizedText
  /** What a page has beside its text. */
  data?: object
}
