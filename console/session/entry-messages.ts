import { defineMessages } from '../language/messages.ts'

export const entryMessages = defineMessages({
  en: {
    forgotTitle: 'Forgotten password',
    forgotLead: 'We email you a link to choose a new one.',
    send: 'Send the link',
    sent: (email: string) =>
      `If ${email} belongs to a colleague, the link is on its way. It works for 30 minutes.`,
    toSignIn: 'To sign-in',
    chooseTitle: 'Choose a password',
    chooseLead: 'Then sign in with it. You are signed out everywhere else.',
    choose: 'Save password',
    chosen: (email: string) => `Password saved. You can now sign in as ${email}.`,
    deadLink: 'This link is incomplete. Please open it from the email again.',
    anotherLink: 'Ask for a new link',
    enrolTitle: 'Set up two-step sign-in',
    enrolLead: 'Your role signs in with a code from your phone as well as the password.',
    signOut: 'Sign out',
  },
  zh: {
    forgotTitle: '忘記密碼',
    forgotLead: '我們會以電郵寄上設定新密碼的連結。',
    send: '寄出連結',
    sent: (email: string) => `如 ${email} 屬於同事，連結會隨即寄出，30 分鐘內有效。`,
    toSignIn: '前往登入',
    chooseTitle: '設定密碼',
    chooseLead: '設定後以新密碼登入，其他裝置會登出。',
    choose: '儲存密碼',
    chosen: (email: string) => `密碼已儲存，你現在可以用 ${email} 登入。`,
    deadLink: '連結不完整，請從電郵再次開啟。',
    anotherLink: '索取新連結',
    enrolTitle: '設定兩步驗證',
    enrolLead: '你的職位登入時，除密碼外亦須輸入手機上的驗證碼。',
    signOut: '登出',
  },
})
