import { Converter } from 'opencc-js/t2cn'

const convert = Converter({ from: 'hk', to: 'cn' })

/** Converts Hong Kong characters to simplified ones; the wording stays. */
export function toSimplified(text: string): string {
  return convert(text)
}
