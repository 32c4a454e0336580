import { defineMessages } from '../language/messages.ts'

export const exampleMessages = defineMessages({
  en: {
    title: 'Example emails',
    language: 'Language of the emails',
    languages: { en: 'English', zh: '繁體', cn: '简体' },
    about:
      'Every email of the shop, about an order and people that do not exist. Brand, goods and payment details are your own.',
    example: 'The example',
    send: 'Send this example to me',
    sent: 'The example is on its way to your address',
  },
  zh: {
    title: '電郵示例',
    language: '電郵語言',
    languages: { en: 'English', zh: '繁體', cn: '简体' },
    about: '網店發出的所有電郵，訂單與人物均屬虛構；品牌、商品和收款資料則是網店的設定。',
    example: '示例',
    send: '把示例寄給我',
    sent: '示例正寄往你的電郵',
  },
})
