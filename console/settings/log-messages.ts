import { defineMessages } from '../language/messages.ts'

export const logMessages = defineMessages({
  title: ['Audit log', '操作紀錄'],
  empty: ['Nothing was changed.', '沒有更改。'],
  who: ['Who', '職員'],
  what: ['What', '對象'],
  from: ['From', '由'],
  to: ['To', '至'],
  system: ['The shop', '系統'],
  only: ['Only this', '只看此項'],
  details: ['Before and after', '更改前後'],
  before: ['Before', '更改前'],
  offer: ['Offer', '優惠內容'],
  after: ['After', '更改後'],
  accounts: {
    fps: ['FPS', '轉數快'],
    payme: ['PayMe', 'PayMe'],
    bank_transfer: ['Bank transfer', '銀行轉賬'],
  },
})
