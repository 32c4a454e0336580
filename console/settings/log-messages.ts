import { defineMessages } from '../language/messages.ts'

export const logMessages = defineMessages({
  en: {
    title: 'Audit log',
    empty: 'Nothing was changed.',
    who: 'Who',
    what: 'What',
    from: 'From',
    to: 'To',
    system: 'The shop',
    only: 'Only this',
    details: 'Before and after',
    before: 'Before',
    offer: 'Offer',
    after: 'After',
    accounts: { fps: 'FPS', payme: 'PayMe', bank_transfer: 'Bank transfer' },
  },
  zh: {
    title: '操作紀錄',
    empty: '沒有更改。',
    who: '職員',
    what: '對象',
    from: '由',
    to: '至',
    system: '系統',
    only: '只看此項',
    details: '更改前後',
    before: '更改前',
    offer: '優惠內容',
    after: '更改後',
    accounts: { fps: '轉數快', payme: 'PayMe', bank_transfer: '銀行轉賬' },
  },
})
