export interface EmailLink {
  words: string
  href: string
}

export type Row = readonly [label: string, value: string, emphasis?: 'strong']

export interface EmailPicture {
  src: string
  /** In CSS pixels. */
  width: number
  height: number
  /** Shown until the picture is, and where pictures are switched off. */
  background: string
}

export interface EmailItem {
  picture: EmailPicture | null
  title: string
  /** Variant and quantity. */
  detail: string
  notes: readonly string[]
  /** Price, or what stands in its place. */
  amount: string
}

/** Parts of an email from top to bottom; each is written as HTML and as text. */
export type EmailBlock =
  | { kind: 'paragraph'; text: string }
  /** What the reader wrote earlier. */
  | { kind: 'quote'; caption: string; text: string }
  | ({ kind: 'button' } & EmailLink)
  | ({ kind: 'link' } & EmailLink)
  | { kind: 'items'; caption: string | null; items: readonly EmailItem[] }
  | { kind: 'rows'; caption: string | null; rows: readonly Row[] }

/** Who writes: above and below the blocks of every email. */
export interface EmailBrand {
  name: string
  home: string
  logo: EmailPicture | null
  /** Company or name, address, phone and email. */
  footer: readonly string[]
}

export interface EmailContent {
  subject: string
  brand: EmailBrand
  blocks: readonly EmailBlock[]
  /** Below everything: what the reader may choose about emails. */
  choices: readonly EmailLink[]
}
