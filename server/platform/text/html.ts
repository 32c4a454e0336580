/** HTML that is safe to send: interpolated values are escaped, unless they are `Html`. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export function html(
  parts: TemplateStringsArray,
  ...values: (string | Html | readonly Html[])[]
): Html {
  const text = parts.reduce(
    (all, part, at) => all + part + (at < values.length ? put(values[at]) : ''),
    '',
  )
  return new Html(text)
}

function put(value: string | Html | readonly Html[] | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return escape(value)
  return value instanceof Html ? value.text : value.map((each) => each.text).join('')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
