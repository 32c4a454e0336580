import type { NewsletterMessages } from '../en/newsletter.ts'

export const newsletter: NewsletterMessages = {
  title: '訂閱電子通訊',
  text: '新品及背後的故事，每月約兩封，不會更多。',
  email: '電郵',
  invalidEmail: '電郵無效',
  website: '請留空',
  send: '訂閱',
  consent: '我們只會以此電郵寄送電子通訊，每封均附有取消訂閱連結。',
  privacy: '私隱政策',
  sentTitle: '尚差一步',
  sentText: (email) => `如${email}尚未訂閱，確認電郵正寄往該處。`,
  sentNext: '請於七天內按電郵內的連結確認。沒有收到？請查看垃圾郵件。',
  toShop: '繼續購物',
}
