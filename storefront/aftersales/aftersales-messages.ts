import type { Locale } from '#domain/locale.ts'
import type { AftersalesMessages } from '../messages/en/aftersales.ts'

const sources: Readonly<Record<Locale, () => Promise<{ aftersales: AftersalesMessages }>>> = {
  en: () => import('../messages/en/aftersales.ts'),
  zh: () => import('../messages/zh/aftersales.ts'),
  cn: () => import('../messages/cn/aftersales.ts'),
}

/** Messages of the forms, loaded only in the page's language. */
export async function loadMessages(locale: Locale): Promise<AftersalesMessages> {
  const { aftersales } = await sources[locale]()
  return aftersales
}
