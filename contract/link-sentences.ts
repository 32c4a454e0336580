import type { LocalizedText } from '#domain/locale.ts'

/** Next to a link that is refused. */
export const linkSentences = {
  own_page: { en: 'Must be a page of this shop', zh: '必須是本店的網頁', cn: '必须是本店的网页' },
  link: {
    en: 'A page of this shop such as /about-us, or an https address',
    zh: '請輸入本店網頁，例如 /about-us，或 https 網址',
    cn: '请输入本店网页，例如 /about-us，或 https 网址',
  },
  no_page: {
    en: 'This shop has no such page, or it is not public',
    zh: '本店沒有此網頁，或尚未公開',
    cn: '本店没有此网页，或尚未公开',
  },
} as const satisfies Record<string, LocalizedText>
