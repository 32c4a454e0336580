import type { Locale } from '#domain/locale.ts'
import type { AftersalesWords } from '../messages/en/aftersales.ts'

const sources: Readonly<Record<Locale, () => Promise<{ aftersales: AftersalesWords }>>> = {
  en: () => import('../messages/en/aftersales.ts'),
  zh: () => import('../messages/zh/aftersales.ts'),
  cn: () => import('../messages/cn/aftersales.ts'),
}

/** Messages of the forms, loaded only in the page's language. */
export async function loadWords(locale: Locale): Promise<AftersalesWords> {
  const { aftersales } = await sources[locale]()
  return aftersales
}
