import { Converter } from 'opencc-js'

const convert = Converter({ from: 'hk', to: 'cn' })

/** Hong Kong's characters as the Mainland writes them; the wording stays. */
export function toSimplified(text: string): string {
  return convert(text)
}
