import type { NotificationKindName } from '#domain/staff/notification-kinds.ts'
import { defineMessages } from '../language/messages.ts'

type KindTexts = Readonly<Record<NotificationKindName, readonly [name: string, hint?: string]>>

const kinds: Readonly<Record<'en' | 'zh', KindTexts>> = {
  en: {
    new_order: ['New order', 'By card: once it is paid'],
    order_paid: ['Order paid', 'By transfer too, once the money is found'],
    collection_overdue: ['Not collected', 'Ready for a week'],
    payment_proof: ['Payment proof to check'],
    payment_problem: ['Payment problem', 'A dispute, a wrong amount, a refund that failed'],
    refund_request: ['Refund request'],
    enquiry: ['Enquiry'],
    review: ['Review to approve'],
    comment: ['Comment to approve'],
    low_stock: ['Running low', 'Five of a size left, or fewer'],
    sold_out: ['Sold out'],
    message_failed: ['Email or text that failed'],
    backup_failed: ['Backup late or failing', 'Owners are always emailed'],
    audit_findings: ['Ledgers that do not add up', 'Owners are always emailed'],
  },
  zh: {
    new_order: ['新訂單', '信用卡訂單於付款後通知'],
    order_paid: ['訂單已付款', '包括已核實的轉賬'],
    collection_overdue: ['逾期未取', '可取貨已有一星期'],
    payment_proof: ['待核付款證明'],
    payment_problem: ['付款問題', '爭議、金額不符、退款失敗'],
    refund_request: ['退款申請'],
    enquiry: ['顧客查詢'],
    review: ['待審評價'],
    comment: ['待審留言'],
    low_stock: ['存貨偏低', '某尺碼只餘五件或以下'],
    sold_out: ['售罄'],
    message_failed: ['未能送出的電郵或短訊'],
    backup_failed: ['備份逾時或失敗', '店主必定收到電郵'],
    audit_findings: ['帳目不符', '店主必定收到電郵'],
  },
}

export const notificationMessages = defineMessages({
  title: ['Notifications', '通知'],
  intro: [
    'Choose what you are told. Colleagues choose for themselves.',
    '選擇你要收到的通知，同事可各自選擇。',
  ],
  browser: ['This browser', '此瀏覽器'],
  state: {
    on: ['On', '已開啟'],
    off: ['Off', '未開啟'],
    blocked: ['Blocked', '已封鎖'],
    none: ['Not available', '不適用'],
  },
  off: [
    'Pushes appear on this device, also while the console is closed.',
    '推送通知會在此裝置顯示，即使後台已關閉。',
  ],
  on: [
    'Pushes appear on this device until you sign out here.',
    '推送通知會在此裝置顯示，直至你在此登出。',
  ],
  blocked: [
    'This browser blocks notifications from the shop. Allow them in its settings for this site, then load the page again.',
    '此瀏覽器封鎖了本店的通知。請在瀏覽器的網站設定中允許，然後重新載入此頁。',
  ],
  install: [
    'On iPhone and iPad, pushes need the console on the home screen: press Share, then “Add to Home Screen”, and open it from there.',
    '在 iPhone 和 iPad 上，須先將後台加至主畫面：按「分享」，選「加入主畫面」，再從主畫面開啟。',
  ],
  unsupported: [
    'This browser cannot show pushes. Current ones can, if the shop is opened by https.',
    '此瀏覽器未能顯示推送通知。請使用新版瀏覽器，並以 https 開啟。',
  ],
  turnOn: ['Turn on', '開啟'],
  turnOff: ['Turn off', '關閉'],
  turnedOn: ['This browser is notified', '此瀏覽器會收到通知'],
  turnedOff: ['This browser is no longer notified', '此瀏覽器不再收到通知'],
  failed: [
    'The browser could not turn pushes on. Check its connection, then try again.',
    '瀏覽器未能開啟推送通知。請檢查網絡連線，然後再試。',
  ],
  test: ['Send a test', '傳送測試'],
  testSent: ['Test sent', '已傳送測試'],
  others: ['Other browsers', '其他瀏覽器'],
  since: [(time: string) => `Since ${time}`, (time: string) => `${time} 開啟`],
  remove: ['Remove', '移除'],
  removeOf: [
    (device: string, since: string) => `Remove ${device}, ${since}`,
    (device: string, since: string) => `移除 ${device}，${since}`,
  ],
  removed: ['That browser is no longer notified', '該瀏覽器不再收到通知'],
  what: ['What you are told', '通知內容'],
  channels: {
    email_kinds: ['Email', '電郵'],
    push_kinds: ['Push', '推送'],
  },
  emailTo: [
    (address: string) => `Emails go to ${address}.`,
    (address: string) => `電郵寄至 ${address}。`,
  ],
  pushNowhere: [
    'Pushes go nowhere yet: turn on a browser above.',
    '尚未有瀏覽器接收推送，請先在上方開啟。',
  ],
  groups: {
    orders: ['Orders', '訂單'],
    payments: ['Payments and refunds', '付款及退款'],
    customers: ['Customers', '顧客'],
    stock: ['Stock', '存貨'],
    messages: ['Messages', '訊息'],
    system: ['System', '系統'],
  },
  kind: ['Event', '事項'],
  kinds: [kinds.en, kinds.zh],
  cell: [
    (kind: string, channel: string) => `${kind}: ${channel}`,
    (kind: string, channel: string) => `${kind}：${channel}`,
  ],
  language: ['Language', '語言'],
  languages: {
    en: ['English', 'English'],
    zh: ['繁體中文', '繁體中文'],
  },
  save: ['Save', '儲存'],
  saved: ['Saved', '已儲存'],
  shopList: ['Addresses the shop itself emails', '網店寄發電郵的地址'],
})
