import type { Locale } from '#domain/locale.ts'
import type { PasswordLink } from '../platform/jobs/queue.ts'

interface LinkEmail {
  subject: string
  paragraphs: readonly string[]
  action: string
}

type LinkEmails = Readonly<Record<PasswordLink, (brand: string) => LinkEmail>>

export const passwordLinkMessages: Readonly<Record<Locale, LinkEmails>> = {
  en: {
    invitation: (brand) => ({
      subject: 'You are invited to the team',
      paragraphs: [
        `You can now work in the console of ${brand}. Choose a password to begin.`,
        'The link works once, within seven days.',
      ],
      action: 'Choose a password',
    }),
    reset: (brand) => ({
      subject: 'Choose a new password',
      paragraphs: [
        `Someone asked for a new password for your account in the console of ${brand}.`,
        'The link works once, within 30 minutes. If it was not you, ignore this email: nothing changes.',
      ],
      action: 'Choose a new password',
    }),
  },
  zh: {
    invitation: (brand) => ({
      subject: '邀請你加入團隊',
      paragraphs: [
        `你現在可以使用${brand}的管理後台。請先設定密碼。`,
        '連結只可使用一次，七天內有效。',
      ],
      action: '設定密碼',
    }),
    reset: (brand) => ({
      subject: '設定新密碼',
      paragraphs: [
        `我們收到重設你在${brand}管理後台密碼的要求。`,
        '連結只可使用一次，30 分鐘內有效。如非你本人要求，請毋須理會此電郵，帳戶不會有任何更改。',
      ],
      action: '設定新密碼',
    }),
  },
  cn: {
    invitation: (brand) => ({
      subject: '邀请您加入团队',
      paragraphs: [
        `您现在可以使用${brand}的管理后台。请先设置密码。`,
        '链接只能使用一次，七天内有效。',
      ],
      action: '设置密码',
    }),
    reset: (brand) => ({
      subject: '设置新密码',
      paragraphs: [
        `我们收到重设您在${brand}管理后台密码的请求。`,
        '链接只能使用一次，30 分钟内有效。如非您本人操作，请忽略此邮件，账户不会有任何更改。',
      ],
      action: '设置新密码',
    }),
  },
}
