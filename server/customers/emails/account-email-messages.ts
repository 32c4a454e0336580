import type { Locale } from '#domain/locale.ts'
import type { AccountNotice } from '../../platform/jobs/queue.ts'

/** Emails with a code in their link. */
export type CodeEmailTemplate = 'confirm_email' | 'reset_password' | 'change_email' | 'change_phone'

interface AccountEmailMessages {
  subject: string
  paragraphs: readonly string[]
  /** Text of the link, if there is one. */
  action: string | null
}

type AccountEmails = Record<CodeEmailTemplate | AccountNotice, AccountEmailMessages>

/** They contain no user input: a stranger may have entered the address they go to. */
export const accountEmailMessages: Readonly<Record<Locale, AccountEmails>> = {
  en: {
    confirm_email: {
      subject: 'Please confirm your email',
      paragraphs: [
        'You, or someone using your address, asked for an account with us. Please confirm within 30 minutes that the address is yours.',
        'If it was not you, there is nothing to do.',
      ],
      action: 'Confirm this email',
    },
    reset_password: {
      subject: 'Choose a new password',
      paragraphs: [
        'The link below lets you choose a new password. It works once and for 30 minutes.',
        'If you did not ask for it, there is nothing to do: your password stays as it is.',
      ],
      action: 'Choose a new password',
    },
    change_email: {
      subject: 'Change the email of your account',
      paragraphs: [
        'The link below lets you give another email for your account. It works once and for 30 minutes.',
        'If you did not ask for it, somebody else may be signed in: please choose a new password.',
      ],
      action: 'Give another email',
    },
    change_phone: {
      subject: 'Change the phone number of your account',
      paragraphs: [
        'The link below lets you give another phone number for your account. It works once and for 30 minutes.',
        'If you did not ask for it, somebody else may be signed in: please choose a new password.',
      ],
      action: 'Give another phone number',
    },
    already_registered: {
      subject: 'You already have an account',
      paragraphs: [
        'You, or someone using your address, asked for an account with us. The address has one already, and nothing has changed.',
        'Please sign in with it. If you do not remember the password, you can choose a new one.',
      ],
      action: 'Choose a new password',
    },
    password_changed: {
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your account was changed just now, and other devices were signed out.',
        'If it was not you, please choose a new password at once and write to us.',
      ],
      action: 'Choose a new password',
    },
    email_changed: {
      subject: 'The email of your account was changed',
      paragraphs: [
        'Your account has another email now, and this address no longer signs in.',
        'If it was not you, please write to us at once.',
      ],
      action: null,
    },
    phone_changed: {
      subject: 'The phone number of your account was changed',
      paragraphs: [
        'Your account has another phone number now.',
        'If it was not you, please choose a new password at once and write to us.',
      ],
      action: 'Choose a new password',
    },
    account_closed: {
      subject: 'Your account is closed',
      paragraphs: [
        'As you asked, your account is closed and your personal details are erased. Orders are kept as long as the law asks.',
        'Thank you for having been with us.',
      ],
      action: null,
    },
  },
  zh: {
    confirm_email: {
      subject: '請確認你的電郵',
      paragraphs: [
        '有人（很可能是你）以此電郵登記帳戶。請於30分鐘內確認電郵屬於你。',
        '如非你本人登記，無須理會此電郵。',
      ],
      action: '確認此電郵',
    },
    reset_password: {
      subject: '重設密碼',
      paragraphs: [
        '請按以下連結設定新密碼。連結只可使用一次，有效30分鐘。',
        '如你沒有提出申請，無須理會，密碼維持不變。',
      ],
      action: '設定新密碼',
    },
    change_email: {
      subject: '更改帳戶電郵',
      paragraphs: [
        '請按以下連結更改帳戶電郵。連結只可使用一次，有效30分鐘。',
        '如你沒有提出申請，可能有人已登入你的帳戶，請盡快更改密碼。',
      ],
      action: '更改電郵',
    },
    change_phone: {
      subject: '更改帳戶電話號碼',
      paragraphs: [
        '請按以下連結更改帳戶電話號碼。連結只可使用一次，有效30分鐘。',
        '如你沒有提出申請，可能有人已登入你的帳戶，請盡快更改密碼。',
      ],
      action: '更改電話號碼',
    },
    already_registered: {
      subject: '你已有帳戶',
      paragraphs: [
        '有人（很可能是你）剛以此電郵登記帳戶。此電郵早已登記，資料沒有任何改動。',
        '請直接登入；如忘記密碼，可重新設定。',
      ],
      action: '設定新密碼',
    },
    password_changed: {
      subject: '你的密碼已更改',
      paragraphs: [
        '你的帳戶密碼剛剛更改，其他裝置已登出。',
        '如非你本人所為，請立即重設密碼並聯絡我們。',
      ],
      action: '設定新密碼',
    },
    email_changed: {
      subject: '你的帳戶電郵已更改',
      paragraphs: [
        '你的帳戶已改用另一個電郵，此電郵不能再用來登入。',
        '如非你本人所為，請立即聯絡我們。',
      ],
      action: null,
    },
    phone_changed: {
      subject: '你的帳戶電話號碼已更改',
      paragraphs: ['你的帳戶已改用另一個電話號碼。', '如非你本人所為，請立即重設密碼並聯絡我們。'],
      action: '設定新密碼',
    },
    account_closed: {
      subject: '你的帳戶已關閉',
      paragraphs: [
        '已按你的要求關閉帳戶並刪除個人資料。訂單紀錄會按法例要求保留。',
        '多謝你一直以來的支持。',
      ],
      action: null,
    },
  },
  cn: {
    confirm_email: {
      subject: '请确认您的邮箱',
      paragraphs: [
        '有人（很可能是您）使用此邮箱注册账户。请在30分钟内确认该邮箱属于您。',
        '如非您本人操作，请忽略此邮件。',
      ],
      action: '确认此邮箱',
    },
    reset_password: {
      subject: '重置密码',
      paragraphs: [
        '请点击以下链接设置新密码。链接仅可使用一次，有效30分钟。',
        '如您没有提出申请，请忽略此邮件，密码保持不变。',
      ],
      action: '设置新密码',
    },
    change_email: {
      subject: '更改账户邮箱',
      paragraphs: [
        '请点击以下链接更改账户邮箱。链接仅可使用一次，有效30分钟。',
        '如您没有提出申请，可能有人已登录您的账户，请尽快修改密码。',
      ],
      action: '更改邮箱',
    },
    change_phone: {
      subject: '更改账户手机号码',
      paragraphs: [
        '请点击以下链接更改账户手机号码。链接仅可使用一次，有效30分钟。',
        '如您没有提出申请，可能有人已登录您的账户，请尽快修改密码。',
      ],
      action: '更改手机号码',
    },
    already_registered: {
      subject: '您已有账户',
      paragraphs: [
        '有人（很可能是您）刚刚使用此邮箱注册账户。该邮箱此前已注册，资料没有任何变动。',
        '请直接登录；如忘记密码，可以重新设置。',
      ],
      action: '设置新密码',
    },
    password_changed: {
      subject: '您的密码已修改',
      paragraphs: [
        '您的账户密码刚刚被修改，其他设备已退出登录。',
        '如非您本人操作，请立即重置密码并联系我们。',
      ],
      action: '设置新密码',
    },
    email_changed: {
      subject: '您的账户邮箱已更改',
      paragraphs: [
        '您的账户已改用另一个邮箱，此邮箱不能再用来登录。',
        '如非您本人操作，请立即联系我们。',
      ],
      action: null,
    },
    phone_changed: {
      subject: '您的账户手机号码已更改',
      paragraphs: ['您的账户已改用另一个手机号码。', '如非您本人操作，请立即重置密码并联系我们。'],
      action: '设置新密码',
    },
    account_closed: {
      subject: '您的账户已关闭',
      paragraphs: [
        '已按您的要求关闭账户并删除个人资料。订单记录会按法律要求保留。',
        '感谢您一直以来的支持。',
      ],
      action: null,
    },
  },
}
