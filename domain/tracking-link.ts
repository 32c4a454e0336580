import type { Locale } from './locale.ts'

const sfLanguages: Readonly<Record<Locale, string>> = { en: 'en', zh: 'tc', cn: 'sc' }

/** A courier's page about a parcel, in the reader's language where the courier has it. */
export function trackingIn(url: string, locale: Locale): string {
  return url.replace(
    /^(https:\/\/(?:\w+\.)*sf-express\.com\/hk\/)(?:en|tc|sc)(?=\/)/,
    `$1${sfLanguages[locale]}`,
  )
}
