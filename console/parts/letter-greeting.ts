import type { Locale } from '#domain/locale.ts'

const greetings: Readonly<Record<Locale, (name: string) => string>> = {
  en: (name) => `Dear ${name || 'customer'},`,
  zh: (name) => `${name || '顧客'}你好：`,
  cn: (name) => `${name || '顾客'}您好：`,
}

/** How a letter begins, in its reader's language. */
export function letterGreeting(locale: Locale, name: string): string {
  return `${greetings[locale](name)}\n\n`
}
