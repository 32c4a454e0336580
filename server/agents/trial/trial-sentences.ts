import { localize, type Locale, type LocalizedText } from '#domain/locale.ts'

const sentences = {
  off: {
    en: 'Assistants are switched off, so they find nothing here.',
    zh: '購物助理功能已關閉，助理無法使用本店。',
    cn: '购物助理功能已关闭，助理无法使用本店。',
  },
  not_https: {
    en: 'The shop’s public address does not begin with https, so assistants do not call it. Whoever runs the server can change it: PUBLIC_URL.',
    zh: '網店的公開網址並非以 https 開頭，助理不會使用。請管理伺服器的人更改 PUBLIC_URL。',
    cn: '网店的公开网址不是以 https 开头，助理不会使用。请管理服务器的人更改 PUBLIC_URL。',
  },
  behind_password: {
    en: 'The shop is behind its password page, so assistants cannot come in.',
    zh: '網店設有密碼頁，助理無法進入。',
    cn: '网店设有密码页，助理无法进入。',
  },
  nothing_in_stock: {
    en: 'Nothing among the products that come first can be bought now.',
    zh: '排在最前的貨品目前均無法購買。',
    cn: '排在最前的商品目前都无法购买。',
  },
  no_delivery: {
    en: 'No courier delivers to the example address in Kwun Tong, and no shop hands orders over.',
    zh: '沒有速遞送貨到觀塘的示例地址，亦沒有門市可供取貨。',
    cn: '没有快递送货到观塘的示例地址，也没有门店可供取货。',
  },
  on_the_page: {
    en: 'The buyer pays on the checkout page.',
    zh: '買家於結賬頁付款。',
    cn: '买家在结算页付款。',
  },
} as const satisfies Record<string, LocalizedText>

export function sentence(name: keyof typeof sentences, locale: Locale): string {
  return localize(sentences[name], locale)
}
