import { defineMessages } from '../language/messages.ts'

export const bulkMessages = defineMessages({
  labels: ['Address labels', '地址標籤'],
  noLabels: ['All of these are collected.', '全部都是到店取貨。'],
  ship: ['Ship', '寄出'],
  notShippable: [
    'Only packed orders by courier can be shipped together.',
    '只有已包裝的速遞訂單可以一併寄出。',
  ],
  shipTitle: [
    (count: number) => `Ship ${count} ${count === 1 ? 'order' : 'orders'}`,
    (count: number) => `寄出 ${count} 張訂單`,
  ],
  shipLead: [
    'Each goes as one parcel, and its customer is emailed. A column of tracking numbers can be pasted into the first field.',
    '每張訂單寄出一個包裹，並以電郵通知顧客。可在第一欄貼上一列運單號碼。',
  ],
  trackingOf: [
    (reference: string, name: string) => `${reference} · ${name}`,
    (reference: string, name: string) => `${reference} · ${name}`,
  ],
  numbersLeft: [
    (count: number) =>
      count === 1
        ? '1 pasted number has no order here'
        : `${count} pasted numbers have no order here`,
    (count: number) => `有 ${count} 個貼上的號碼沒有對應的訂單`,
  ],
  doShip: [(count: number) => `Ship ${count}`, (count: number) => `寄出 ${count} 張`],
  missingTitle: [
    (count: number, all: number) =>
      all === 1
        ? 'Ship without a tracking number?'
        : `Ship ${count} of ${all} without a tracking number?`,
    (count: number, all: number) =>
      all === 1
        ? '沒有運單號碼，仍要寄出？'
        : `${all} 張訂單中有 ${count} 張沒有運單號碼，仍要寄出？`,
  ],
  missingText: [
    'Their customers are emailed without a link to follow the parcel:',
    '以下顧客收到的電郵不會有追蹤連結：',
  ],
  shipAnyway: ['Ship anyway', '仍然寄出'],
  shipped: [
    (count: number) => `${count} ${count === 1 ? 'order' : 'orders'} shipped`,
    (count: number) => `已寄出 ${count} 張訂單`,
  ],
})
