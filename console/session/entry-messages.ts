import { defineMessages } from '../language/messages.ts'

export const entryMessages = defineMessages({
  forgotTitle: ['Forgotten password', '忘記密碼'],
  forgotLead: ['We email you a link to choose a new one.', '我們會以電郵寄上設定新密碼的連結。'],
  send: ['Send the link', '寄出連結'],
  sent: [
    (email: string) =>
      `If ${email} belongs to a colleague, the link is on its way. It works for 30 minutes.`,
    (email: string) => `如 ${email} 屬於同事，連結會隨即寄出，30 分鐘內有效。`,
  ],
  toSignIn: ['To sign-in', '前往登入'],
  chooseTitle: ['Choose a password', '設定密碼'],
  chooseLead: [
    'Then sign in with it. You are signed out everywhere else.',
    '設定後以新密碼登入，其他裝置會登出。',
  ],
  choose: ['Save password', '儲存密碼'],
  chosen: [
    (email: string) => `Password saved. You can now sign in as ${email}.`,
    (email: string) => `密碼已儲存，你現在可以用 ${email} 登入。`,
  ],
  deadLink: [
    'This link is incomplete. Please open it from the email again.',
    '連結不完整，請從電郵再次開啟。',
  ],
  anotherLink: ['Ask for a new link', '索取新連結'],
  enrolTitle: ['Set up two-step sign-in', '設定兩步驗證'],
  enrolLead: [
    'Your role signs in with a code from your phone as well as the password.',
    '你的職位登入時，除密碼外亦須輸入手機上的驗證碼。',
  ],
  ownTitle: ['Choose your own password', '設定自己的密碼'],
  ownLead: [
    'The one you signed in with was given to you, so somebody else may know it.',
    '你剛才使用的密碼由他人提供，或有其他人知道。',
  ],
  signOut: ['Sign out', '登出'],
})
