import { localize } from '#domain/locale.ts'
import { useLanguage } from '../language/language.ts'
import { useColourName } from '../products/use-colour-name.ts'
import type { StockLine } from './stock-types.ts'

/** Oxford shirt, Navy / M. */
export function useVariantName(): (line: StockLine) => string {
  const language = useLanguage()
  const colourName = useColourName()
  return ({ product_title: title, colour, size }) => {
    const variant = [colour && colourName(colour), size].filter(Boolean).join(' / ')
    return [localize(title, language), variant].filter(Boolean).join(', ')
  }
}
