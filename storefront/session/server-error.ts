import type { Locale } from '#domain/locale.ts'
import { showToast } from '#ui/toasts.ts'

// spec §8
const sentence: Readonly<Record<Locale, string>> = {
  en: 'Error from Server',
  zh: '服務器報錯',
  cn: '服务器报错',
}

/**
 * Shows the toast of spec §8, top right, for an error response of the server, whatever the call. A
 * failure to fetch related items is the exception: the page is complete without them.
 */
export function reportServerError(
  { url, status }: { url: string; status: number },
  locale: Locale,
) {
  if (status < 500 || /-urls(\?|$)/.test(url)) return
  showToast(sentence[locale], { tone: 'error', milliseconds: 6000 })
}
