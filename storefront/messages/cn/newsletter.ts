import type { NewsletterMessages } from '../en/newsletter.ts'

export const newsletter: NewsletterMessages = {
  title: '邮件订阅',
  text: '新品和背后的故事，每月约两封，不会更多。',
  email: '邮箱',
  invalidEmail: '电邮无效',
  website: '请留空',
  send: '订阅',
  consent: '我们只用这个邮箱发送订阅邮件，每封都有退订链接。',
  privacy: '隐私政策',
  sentTitle: '还差一步',
  sentText: (email) => `如果${email}还没有订阅，确认邮件正在路上。`,
  sentNext: '请在七天内点击邮件里的链接确认。没收到？请查看垃圾邮件。',
  toShop: '继续购物',
}
