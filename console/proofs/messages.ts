import { defineMessages } from '../language/messages.ts'

export const proofMessages = defineMessages({
  title: ['Payment proofs', '付款證明'],
  queue: ['Waiting proofs', '待核付款證明'],
  position: [
    (at: number, total: number) => `${at} of ${total}`,
    (at: number, total: number) => `第 ${at}／${total} 張`,
  ],
  previous: ['Previous proof', '上一張'],
  next: ['Next proof', '下一張'],
  empty: ['No proof is waiting.', '沒有待核的付款證明。'],
  emptyText: [
    'Every customer who sent one has an answer. New ones appear here by themselves.',
    '所有顧客都已收到答覆。新的付款證明會自動在此出現。',
  ],
  toToday: ['Back to today', '返回今天'],
  picture: [
    (order: string) => `Payment proof of ${order}`,
    (order: string) => `${order} 的付款證明`,
  ],
  zoomIn: ['Zoom in', '放大'],
  zoomOut: ['Zoom out', '縮小'],
  turn: ['Turn', '旋轉'],
  original: ['Open the original', '開啟原圖'],
  check: ['Check', '核對'],
  expected: ['Expected', '應為'],
  read: ['In the picture', '圖片所示'],
  rows: {
    amount: ['Amount', '金額'],
    account: ['Account', '帳號'],
    payee: ['Payee', '收款人'],
    reference: ['Reference', '編號'],
    date: ['Date', '日期'],
  },
  results: {
    match: ['Matches', '相符'],
    mismatch: ['Different', '不符'],
    unread: ['Not read', '未能讀取'],
  },
  states: {
    waiting: ['The picture is still being read.', '圖片仍在讀取中。'],
    unreadable: [
      'The picture cannot be read. Please compare it yourself.',
      '此圖片無法讀取，請自行核對。',
    ],
    timed_out: [
      'The picture was not read in time, as the machine was busy. Have it read again, or compare it yourself.',
      '系統繁忙，未能及時讀取圖片。請重新讀取，或自行核對。',
    ],
    none: [
      'This picture was not read. Please compare it yourself.',
      '此圖片未經讀取，請自行核對。',
    ],
  },
  kinds: {
    bank_transfer: ['Bank transfer', '銀行轉賬'],
    fps: ['FPS', '轉數快'],
    payme: ['PayMe', 'PayMe'],
    unknown: ['Unknown', '不明'],
  },
  outcomes: {
    done: ['done', '已完成'],
    scheduled: ['scheduled', '預約'],
    failed: ['failed', '失敗'],
    unknown: ['state unknown', '狀態不明'],
  },
  payer: ['Payer', '付款人'],
  bankReference: ['Bank reference', '銀行參考編號'],
  kind: ['Shown as', '付款方式'],
  customer: ['Customer', '顧客'],
  flags: ['Look closely', '請小心核對'],
  flagWords: [(words: string) => `On: ${words}`, (words: string) => `位置：${words}`],
  sameElsewhere: ['Also on', '亦見於'],
  retry: ['Read again', '重新讀取'],
  retried: ['The picture is being read again', '正在重新讀取圖片'],
  accept: ['Accept', '接受'],
  reject: ['Reject', '拒絕'],
  accepted: [(order: string) => `${order} is paid`, (order: string) => `${order} 已付款`],
  acceptedPart: [
    (order: string) => `Part of ${order} is paid`,
    (order: string) => `${order} 已付部分款項`,
  ],
  amountCame: ['Amount received', '收到的金額'],
  noAmount: ['Write it like 380.00', '請以 380.00 的格式填寫'],
  acceptPart: [
    (left: string) =>
      `${left} is left to pay; the customer is told, and the order stays open until its deadline.`,
    (left: string) => `尚欠 ${left}；系統會通知顧客，訂單保留至付款限期。`,
  ],
  rejected: [
    (order: string) => `Rejected; the customer of ${order} was notified`,
    (order: string) => `已拒絕，並已通知 ${order} 的顧客`,
  ],
  acceptTitle: [
    (order: string) => `Accept the proof of ${order} anyway?`,
    (order: string) => `仍然接受 ${order} 的付款證明？`,
  ],
  acceptText: [
    (amount: string) =>
      `The order will be paid in full with ${amount}, and the customer is told. This cannot be undone.`,
    (amount: string) => `訂單將視為已全數支付 ${amount}，並會通知顧客。此操作不能復原。`,
  ],
  acceptAnyway: ['Accept anyway', '仍然接受'],
  unread: ['Nothing was read, so nothing was compared.', '未能讀取圖片，因此沒有核對任何資料。'],
  differs: [(names: string) => `Different: ${names}.`, (names: string) => `不符：${names}。`],
  missing: [(names: string) => `Not read: ${names}.`, (names: string) => `未能讀取：${names}。`],
  rejectTitle: [
    (order: string) => `Reject the proof of ${order}`,
    (order: string) => `拒絕 ${order} 的付款證明`,
  ],
  reasons: ['Reasons', '原因'],
  reason: ['The customer reads', '顧客會看到'],
  inLanguage: {
    en: ['in English', '以英文顯示'],
    zh: ['in Traditional Chinese', '以繁體中文顯示'],
    cn: ['in Simplified Chinese', '以簡體中文顯示'],
  },
})

/** Calls whose answers a decision changes. */
export const decisionCalls = [
  'GET /payment-proofs',
  'GET /orders',
  'GET /orders/{id}',
  'GET /today',
] as const
