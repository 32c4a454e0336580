import type { Locale } from '#domain/locale.ts'

interface Messages {
  subject: string
  paragraphs: string[]
  action: string
}

export const newsletterEmail: Readonly<Record<Locale, (brand: string) => Messages>> = {
  en: (brand) => ({
    subject: 'Please confirm: news by email',
    paragraphs: [
      `Somebody, we hope you, asked for news of ${brand} at this address: new pieces and stories, about twice a month.`,
      'Press the link within seven days and it starts. Every letter has a link to leave.',
      'If it was not you, do nothing: you will hear no more from us.',
    ],
    action: 'Yes, send me the news',
  }),
  zh: (brand) => ({
    subject: '請確認訂閱電子報',
    paragraphs: [
      `有人（相信是你）以此電郵訂閱${brand}的電子報：新品及故事，每月約兩封。`,
      '請於七天內按以下連結確認。每封電郵均附有取消訂閱連結。',
      '如非你本人訂閱，毋須理會，我們不會再寄信給你。',
    ],
    action: '確認訂閱',
  }),
  cn: (brand) => ({
    subject: '请确认订阅电子报',
    paragraphs: [
      `有人（应该是您）用这个邮箱订阅了${brand}的电子报：新品和故事，每月约两封。`,
      '请在七天内点击以下链接确认。每封邮件都有退订链接。',
      '如果不是您本人订阅，无需理会，我们不会再给您写信。',
    ],
    action: '确认订阅',
  }),
}
