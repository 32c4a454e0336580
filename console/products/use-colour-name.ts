import { localize } from '#domain/locale.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'

export function useColourName(): (code: string) => string {
  const language = useLanguage()
  const colours = useCall('GET /colours', {}).data?.data ?? []
  return (code) => {
    const found = colours.find((colour) => colour.code === code)
    return found ? localize(found.title, language) : code
  }
}
