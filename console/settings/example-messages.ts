import { defineMessages } from '../language/messages.ts'

export const exampleMessages = defineMessages({
  title: ['Example emails', '電郵示例'],
  language: ['Language of the emails', '電郵語言'],
  languages: {
    en: ['English', 'English'],
    zh: ['繁體', '繁體'],
    cn: ['简体', '简体'],
  },
  about: [
    'Every email of the shop, about an order and people that do not exist. Brand, goods and payment details are your own.',
    '網店發出的所有電郵，訂單與人物均屬虛構；品牌、商品和收款資料則是網店的設定。',
  ],
  example: ['The example', '示例'],
  send: ['Send this example to me', '把示例寄給我'],
  sent: ['The example is on its way to your address', '示例正寄往你的電郵'],
})
