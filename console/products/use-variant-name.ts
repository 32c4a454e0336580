import { localize } from '#domain/locale.ts'
import { joinName } from '#domain/punctuation.ts'
import { sizeTitle } from '#domain/variant-title.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'

type Named = Pick<StaffAnswer<'GET /stock'>['data'][number], 'product_title' | 'colour' | 'size'>

/** Oxford shirt, Navy / M; 牛津恤衫，海軍藍 / M. */
export function useVariantName(): (line: Named) => string {
  const language = useLanguage()
  const colourName = useColourName()
  return ({ product_title: title, colour, size }) => {
    const variant = [colour && colourName(colour), size && localize(sizeTitle(size), language)]
      .filter(Boolean)
      .join(' / ')
    return joinName([title, variant], language)
  }
}

export function useColourName(): (code: string) => string {
  const language = useLanguage()
  const colours = useCall('GET /colours', {}).data?.data ?? []
  return (code) => {
    const found = colours.find((colour) => colour.code === code)
    return found ? localize(found.title, language) : code
  }
}
