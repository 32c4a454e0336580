import { defineMessages } from '../language/messages.ts'

/** Items added to an order, which travel with it. */
export const supplementMessages = defineMessages({
  en: {
    addItems: 'Add items',
    addTitle: (order: string) => `Add items to ${order}`,
    explain:
      'They become a separate order that ships along: same person and address, today’s prices, no delivery fee.',
    empty: 'Scan or search for what to add.',
    items: 'Items to add',
    payBy: 'To be paid by',
    cardLink: 'Card, by a link in the email',
    here: 'At the counter, now',
    total: 'To pay',
    add: 'Add and send the bill',
    addFor: (amount: string) => `Add for ${amount}`,
    added: (reference: string) => `Added as ${reference}; customer notified`,
    supplementOf: 'Added to order',
    supplements: 'Goes with',
    isUnpaid: 'not paid yet',
    elsePrice:
      'Another price, a larger quantity or another product: cancel here what is not wanted, and add the rest.',
  },
  zh: {
    addItems: '加購貨品',
    addTitle: (order: string) => `加購貨品至 ${order}`,
    explain: '加購貨品會成為另一張訂單，並一併寄出：收件人及地址相同，以今日價錢計算，不另收運費。',
    empty: '請掃描或搜尋要加購的貨品。',
    items: '加購的貨品',
    payBy: '付款方式',
    cardLink: '信用卡（電郵附連結）',
    here: '即時在門市付款',
    total: '應付金額',
    add: '加購並發送付款通知',
    addFor: (amount: string) => `加購（${amount}）`,
    added: (reference: string) => `已加購，訂單編號 ${reference}，並已通知顧客`,
    supplementOf: '加購至訂單',
    supplements: '一併寄出：',
    isUnpaid: '尚未付款',
    elsePrice: '如要更改至其他價錢、增加數量或更換商品，請在此取消不需要的貨品，再加購其他貨品。',
  },
})
