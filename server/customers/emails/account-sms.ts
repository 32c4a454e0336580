import type { Locale } from '#domain/locale.ts'
import type { AccountNotice } from '../../platform/jobs/queue.ts'

/** At most 70 characters of Chinese fit in one text message. They contain no user input. */
interface Texts {
  code: (brand: string, code: string) => string
  notices: Record<AccountNotice, (brand: string) => string>
}

export const accountSms: Readonly<Record<Locale, Texts>> = {
  en: {
    code: (brand, code) =>
      `${brand}: ${code} is your code, good for 30 minutes. Give it to nobody; we never ask for it.`,
    notices: {
      already_registered: (brand) =>
        `${brand}: this number has an account already. Please sign in, or choose a new password there.`,
      password_changed: (brand) =>
        `${brand}: your password was changed. If it was not you, choose a new one at once.`,
      email_changed: (brand) =>
        `${brand}: the email of your account was changed. If it was not you, write to us at once.`,
      phone_changed: (brand) =>
        `${brand}: your account has another phone number now. If it was not you, write to us at once.`,
      account_closed: (brand) => `${brand}: your account is closed, as you asked.`,
    },
  },
  zh: {
    code: (brand, code) => `${brand}：驗證碼 ${code}，30分鐘內有效。請勿向任何人透露。`,
    notices: {
      already_registered: (brand) => `${brand}：此電話號碼已有帳戶，請直接登入或重設密碼。`,
      password_changed: (brand) => `${brand}：你的密碼已更改。如非本人所為，請立即重設密碼。`,
      email_changed: (brand) => `${brand}：你的帳戶電郵已更改。如非本人所為，請立即聯絡我們。`,
      phone_changed: (brand) =>
        `${brand}：你的帳戶已改用另一電話號碼。如非本人所為，請立即聯絡我們。`,
      account_closed: (brand) => `${brand}：已按你的要求關閉帳戶。`,
    },
  },
  cn: {
    code: (brand, code) => `${brand}：验证码 ${code}，30分钟内有效。请勿向任何人透露。`,
    notices: {
      already_registered: (brand) => `${brand}：该手机号码已有账户，请直接登录或重置密码。`,
      password_changed: (brand) => `${brand}：您的密码已修改。如非本人操作，请立即重置密码。`,
      email_changed: (brand) => `${brand}：您的账户邮箱已更改。如非本人操作，请立即联系我们。`,
      phone_changed: (brand) =>
        `${brand}：您的账户已改用另一手机号码。如非本人操作，请立即联系我们。`,
      account_closed: (brand) => `${brand}：已按您的要求关闭账户。`,
    },
  },
}
