import { useLoaderData } from 'react-router'
import { htmlLang } from '#domain/locale.ts'
import type { Option } from '#ui/select.tsx'
import { useLocale } from '../../locale.ts'

/** What the page of an account knows of the shop. */
export interface AccountPageData {
  countries: readonly Option[]
}

/** Where the shop sends to, and the customer's own country if it is none of these. */
export function useCountries(own: string | null): readonly Option[] {
  const { countries } = useLoaderData<AccountPageData>()
  const locale = useLocale()
  if (own === null || countries.some(({ value }) => value === own)) return countries
  const names = new Intl.DisplayNames(htmlLang[locale], { type: 'region' })
  return [...countries, { value: own, label: names.of(own) ?? own }]
}
