import type { Locale } from '#domain/locale.ts'

export interface NewsletterWords {
  subject: string
  paragraphs: string[]
  action: string
}

export const newsletterEmail: Readonly<Record<Locale, (brand: string) => NewsletterWords>> = {
  en: (brand) => ({
    subject: 'Please confirm: news by email',
    paragraphs: [
      `You, or someone using your address, asked for news of ${brand}: new products and stories, about twice a month.`,
      'Press the link within seven days, and you are on the list. Every newsletter has a link to unsubscribe.',
      'If it was not you, do nothing: we won’t email you again.',
    ],
    action: 'Yes, send me the news',
  }),
  zh: (brand) => ({
    subject: '請確認訂閱電子通訊',
    paragraphs: [
      `有人（相信是你）以此電郵訂閱${brand}的電子通訊：新品及故事，每月約兩封。`,
      '請於七天內按以下連結確認。每封電郵均附有取消訂閱連結。',
      '如非你本人訂閱，毋須理會，我們不會再寄信給你。',
    ],
    action: '確認訂閱',
  }),
  cn: (brand) => ({
    subject: '请确认邮件订阅',
    paragraphs: [
      `有人（应该是您）用这个邮箱订阅了${brand}的订阅邮件：新品和故事，每月约两封。`,
      '请在七天内点击以下链接确认。每封邮件都有退订链接。',
      '如果不是您本人订阅，无需理会，我们不会再给您写信。',
    ],
    action: '确认订阅',
  }),
}

export const newsletterWelcome: Readonly<
  Record<Locale, (brand: string) => NewsletterWords & { unsubscribe: string }>
> = {
  en: (brand) => ({
    subject: 'You are on the list',
    paragraphs: [
      `Thank you. News of ${brand} will come to this address.`,
      'You can unsubscribe at any time, with the link below or the one in each newsletter.',
    ],
    action: 'See what is new',
    unsubscribe: 'Unsubscribe',
  }),
  zh: (brand) => ({
    subject: '已完成訂閱',
    paragraphs: [
      `多謝訂閱，${brand}的消息會寄到此電郵。`,
      '你可隨時以下方或每封電子通訊內的連結取消訂閱。',
    ],
    action: '看看新品',
    unsubscribe: '取消訂閱',
  }),
  cn: (brand) => ({
    subject: '订阅成功',
    paragraphs: [
      `感谢订阅，${brand}的消息会发到此邮箱。`,
      '您可随时通过下方或每封邮件内的链接退订。',
    ],
    action: '看看新品',
    unsubscribe: '退订',
  }),
}
