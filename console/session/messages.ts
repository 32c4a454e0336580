import { defineMessages } from '../language/messages.ts'

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
