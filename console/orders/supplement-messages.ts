import { defineMessages } from '../language/messages.ts'

/** Items added to an order, which travel with it. */
export const supplementMessages = defineMessages({
  addItems: ['Add items', '加購貨品'],
  addTitle: [(order: string) => `Add items to ${order}`, (order: string) => `加購貨品至 ${order}`],
  explain: [
    'They become a separate order that ships along: same person and address, today’s prices, no delivery fee.',
    '加購貨品會成為另一張訂單，並一併寄出：收件人及地址相同，以今日價錢計算，不另收運費。',
  ],
  empty: ['Scan or search for what to add.', '請掃描或搜尋要加購的貨品。'],
  items: ['Items to add', '加購的貨品'],
  payBy: ['To be paid by', '付款方式'],
  cardLink: ['Card, by a link in the email', '信用卡（電郵附連結）'],
  here: ['At the counter, now', '即時在門市付款'],
  total: ['To pay', '應付金額'],
  add: ['Add and send the bill', '加購並發送付款通知'],
  addFor: [(amount: string) => `Add for ${amount}`, (amount: string) => `加購（${amount}）`],
  added: [
    (reference: string) => `Added as ${reference}; customer notified`,
    (reference: string) => `已加購，訂單編號 ${reference}，並已通知顧客`,
  ],
  supplementOf: ['Added to order', '加購至訂單'],
  supplements: ['Goes with', '一併寄出：'],
  isUnpaid: ['not paid yet', '尚未付款'],
  elsePrice: [
    'Another price, a larger quantity or another product: cancel here what is not wanted, and add the rest.',
    '如要更改至其他價錢、增加數量或更換商品，請在此取消不需要的貨品，再加購其他貨品。',
  ],
})
