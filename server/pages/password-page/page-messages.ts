import type { Locale } from '#domain/locale.ts'

interface PageMessages {
  title: string
  password: string
  enter: string
  wrong: string
  tooMany: string
  opening: string
  email: string
  notifyMe: string
  sent: string
  confirmed: string
  failed: string
  website: string
}

export const pageMessages: Readonly<Record<Locale, PageMessages>> = {
  en: {
    title: 'Opening soon',
    password: 'Password',
    enter: 'Enter the shop',
    wrong: 'That is not the password',
    tooMany: 'Too many attempts. Please wait a few minutes.',
    opening: 'Leave your email, and we’ll email you when the shop opens.',
    email: 'Email',
    notifyMe: 'Tell me',
    sent: 'One more step: please open the link in the email on its way to you.',
    confirmed: 'Thank you. We’ll email you when the shop opens.',
    failed: 'Error from Server',
    website: 'Leave this empty',
  },
  zh: {
    title: '即將開幕',
    password: '密碼',
    enter: '進入商店',
    wrong: '密碼不正確',
    tooMany: '嘗試次數過多，請稍候幾分鐘再試。',
    opening: '留下電郵，開幕時我們會通知你。',
    email: '電郵',
    notifyMe: '通知我',
    sent: '尚餘一步：請開啟我們寄給你的電郵內的連結。',
    confirmed: '多謝。開幕時我們會通知你。',
    failed: '服務器報錯',
    website: '請勿填寫',
  },
  cn: {
    title: '即将开业',
    password: '密码',
    enter: '进入商店',
    wrong: '密码不正确',
    tooMany: '尝试次数过多，请稍等几分钟再试。',
    opening: '留下邮箱，开业时我们会通知您。',
    email: '邮箱',
    notifyMe: '通知我',
    sent: '还差一步：请打开我们发给您的邮件中的链接。',
    confirmed: '谢谢。开业时我们会通知您。',
    failed: '服务器报错',
    website: '请勿填写',
  },
}
