import { useLoaderData } from 'react-router'
import { htmlLang } from '#domain/locale.ts'
import type { Option } from '#ui/select.tsx'
import { useLocale } from '../../locale.ts'

export interface AccountPageData {
  countries: readonly Option[]
}

/** The countries the shop ships to, plus the customer's own. */
export function useCountries(own: string | null): readonly Option[] {
  const { countries } = useLoaderData<AccountPageData>()
  const locale = useLocale()
  if (own === null || countries.some(({ value }) => value === own)) return countries
  const names = new Intl.DisplayNames(htmlLang[locale], { type: 'region' })
  return [...countries, { value: own, label: names.of(own) ?? own }]
}
