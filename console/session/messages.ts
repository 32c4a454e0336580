import { defineMessages } from '../language/messages.ts'

export const accountMessages = defineMessages({
  title: ['My account', '我的帳戶'],
  notifications: ['Notifications', '通知'],
  notificationsText: [
    'What you are told, by email and on your devices.',
    '選擇以電郵或推送方式收到的通知。',
  ],
  chooseNotifications: ['Choose notifications', '選擇通知'],
  secondFactor: ['Two-step sign-in', '兩步驗證'],
  secondFactorText: [
    'Signing in then takes your password and a code from an app on your phone. A stolen password alone is not enough.',
    '登入時除密碼外，還須輸入手機程式上的驗證碼。即使密碼外洩，他人亦不能登入。',
  ],
  required: ['Your role requires it.', '你的職位必須使用。'],
  on: ['On', '已開啟'],
  off: ['Off', '未開啟'],
  since: [(time: string) => `On since ${time}`, (time: string) => `${time} 開啟`],
  codesLeft: [
    (count: number) => (count === 1 ? '1 recovery code left' : `${count} recovery codes left`),
    (count: number) => `尚餘 ${count} 個備用碼`,
  ],
  setUp: ['Set up', '設定'],
  renew: ['New recovery codes', '更換備用碼'],
  turnOff: ['Turn off', '關閉兩步驗證'],
  turnedOff: ['Two-step sign-in is off', '兩步驗證已關閉'],
  actTitles: {
    enrol: ['Set up two-step sign-in', '設定兩步驗證'],
    renew: ['New recovery codes', '更換備用碼'],
    turnOff: ['Turn off two-step sign-in?', '關閉兩步驗證？'],
  },
  passwordLead: ['First, your password again.', '請先再次輸入密碼。'],
  renewLead: ['The ones you have stop working.', '現有的備用碼會失效。'],
  turnOffLead: ['You then sign in with your password alone.', '之後只須密碼便可登入。'],
  next: ['Continue', '繼續'],
  scan: [
    'Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password. Then enter the code it shows.',
    '請以驗證程式掃描，例如 Google Authenticator、Microsoft Authenticator 或 1Password，然後輸入程式顯示的驗證碼。',
  ],
  qrLabel: ['QR code for the authenticator app', '供驗證程式掃描的二維碼'],
  orType: ['Or type this key into the app: ', '或在程式輸入此金鑰：'],
  turnOn: ['Turn on', '開啟'],
  codesTitle: ['Store these recovery codes', '請保存這些備用碼'],
  codesLead: [
    'They are shown only now. Without your phone, one of them signs you in; each works once. A password manager or a printed sheet is a good place.',
    '備用碼只在此刻顯示。手機不在身邊時，可用其中一個登入，每個只可使用一次。可存於密碼管理程式，或列印保存。',
  ],
  copy: ['Copy', '複製'],
  copyCodes: ['Copy the recovery codes', '複製備用碼'],
  copied: ['Copied', '已複製'],
  refused: ['Select the codes to copy them', '請選取備用碼以複製'],
  stored: ['I have stored them', '我已保存'],
  sessions: ['Where you are signed in', '已登入的裝置'],
  signedIn: [(time: string) => `Signed in ${time}`, (time: string) => `${time} 登入`],
  thisOne: ['This device', '此裝置'],
  end: ['Sign out', '登出'],
  endOf: [
    (device: string, since: string) => `Sign out ${device}, ${since}`,
    (device: string, since: string) => `登出 ${device}，${since}`,
  ],
  endOthers: ['Sign out all others', '登出所有其他裝置'],
  othersEnded: ['All other devices are signed out', '所有其他裝置已登出'],
  device: [
    (browser: string, system: string) => `${browser} on ${system}`,
    (browser: string, system: string) => `${system} 上的 ${browser}`,
  ],
  unknownDevice: ['Unknown device', '不明裝置'],
})

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

export const sessionMessages = defineMessages({
  title: ['Sign in', '登入'],
  lead: ['For the people who run the shop.', '供商店職員使用。'],
  email: ['Email', '電郵'],
  password: ['Password', '密碼'],
  showPassword: ['Show password', '顯示密碼'],
  hidePassword: ['Hide password', '隱藏密碼'],
  signIn: ['Sign in', '登入'],
  signOut: ['Sign out', '登出'],
  againTitle: ['Please sign in again', '請重新登入'],
  againLead: [
    'Your session has ended. Nothing on the page is lost.',
    '登入時限已過，頁面上的內容不會遺失。',
  ],
  changePassword: ['Change password', '更改密碼'],
  oldPassword: ['Current password', '現有密碼'],
  newPassword: ['New password', '新密碼'],
  newPasswordHint: ['At least 12 characters of any kind.', '最少 12 個任何字元。'],
  save: ['Save', '儲存'],
  cancel: ['Cancel', '取消'],
  passwordChanged: [
    'Password changed. Other devices are signed out.',
    '密碼已更改，其他裝置已登出。',
  ],
  forgot: ['Forgotten password?', '忘記密碼？'],
  otherAccount: ['Use another account', '使用其他帳戶'],
  code: ['Code', '驗證碼'],
  codeHint: ['The six digits in your authenticator app.', '驗證程式上的六位數字。'],
  recoveryCode: ['Recovery code', '備用碼'],
  recoveryHint: [
    'One of the ten you stored. Each works once.',
    '你所保存的十個備用碼之一，每個只可使用一次。',
  ],
  useRecovery: ['Use a recovery code instead', '改用備用碼'],
  useApp: ['Use the app instead', '改用驗證程式'],
})
