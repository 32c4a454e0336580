import { defineMessages } from '../language/messages.ts'

export const bankMessages = defineMessages({
  title: ['Bank statement', '銀行結單'],
  views: ['Payments to check', '待核付款'],
  proofs: ['Payment proofs', '付款證明'],
  found: [
    (amount: string, day: string) => `Bank line found: ${amount} on ${day}`,
    (amount: string, day: string) => `銀行已入帳：${day}，${amount}`,
  ],
  foundOther: [
    (amount: string, day: string) => `Bank line with another amount: ${amount} on ${day}`,
    (amount: string, day: string) => `銀行入帳金額不同：${day}，${amount}`,
  ],
  lines: ['Bank lines', '銀行入帳'],
  shown: ['Lines shown', '顯示項目'],
  states: {
    open: ['To match', '待配對'],
    matched: ['Matched', '已配對'],
    set_aside: ['Set aside', '已擱置'],
  },
  search: ['Text or order number', '文字或訂單編號'],
  exported: {
    day: ['Day', '日期'],
    account: ['Account', '帳戶'],
    text: ['Text', '內容'],
    amount: ['Amount', '金額'],
    state: ['Status', '狀態'],
    order: ['Order', '訂單'],
    customer: ['Customer', '顧客'],
    reason: ['Reason', '原因'],
    decidedBy: ['Decided by', '處理人'],
    decided: ['Decided', '處理時間'],
  },
  empty: {
    open: [
      'No bank line is waiting. Import a statement to see what came in.',
      '沒有待配對的銀行入帳。匯入結單即可查看收款。',
    ],
    matched: ['No line has been matched yet.', '尚未配對任何入帳。'],
    set_aside: ['No line is set aside.', '沒有已擱置的入帳。'],
  },
  keys: {
    j: ['next', '下一項'],
    k: ['previous', '上一項'],
    a: ['confirm', '確認'],
    r: ['set aside', '擱置'],
  },
  sure: ['Number and amount fit', '編號及金額相符'],
  named: ['Number fits', '編號相符'],
  likely: ['Amount fits', '金額相符'],
  unmatched: {
    unknown_reference: ['Unknown order number', '訂單編號不明'],
    too_little: ['Less than the payment', '少於已記錄款項'],
    several_orders: ['Several orders fit', '多張訂單相符'],
    no_order: ['No order fits', '沒有相符訂單'],
  },
  paid: ['paid', '已付款'],
  unpaid: ['unpaid', '未付款'],
  does: {
    pay: [() => 'Pays the order; the customer is told.', () => '訂單將標記為已付款，並通知顧客。'],
    payMore: [
      (excess: string) => `Pays the order; ${excess} goes back to the customer.`,
      (excess: string) => `訂單將標記為已付款，餘額 ${excess} 退回顧客。`,
    ],
    part: [
      (left: string) => `Pays a part of the order; ${left} is left to pay.`,
      (left: string) => `支付訂單的部分款項，尚欠 ${left}。`,
    ],
    link: [
      () => 'This payment is recorded already; the line proves it.',
      () => '款項已記錄，此項入帳為其憑證。',
    ],
    linkMore: [
      (excess: string) => `Proves the payment; ${excess} goes back to the customer.`,
      (excess: string) => `此項入帳為付款憑證，餘額 ${excess} 退回顧客。`,
    ],
    refund: [
      (excess: string) => `Nothing is owed; ${excess} goes back to the customer.`,
      (excess: string) => `沒有待付款項，${excess} 將退回顧客。`,
    ],
    none: ['Less came than the payment it would prove.', '入帳少於已記錄的款項。'],
  },
  mayNot: ['Somebody who may refund has to confirm this.', '須由可退款的同事確認。'],
  act: {
    pay: ['Mark as paid', '標記為已付款'],
    part: ['Record as a part', '記錄部分款項'],
    link: ['Link to the order', '連結訂單'],
    refund: ['Record and refund', '記錄並退款'],
  },
  done: {
    pay: [(order: string) => `${order} is paid`, (order: string) => `${order} 已付款`],
    part: [
      (order: string) => `Part of ${order} is paid`,
      (order: string) => `${order} 已付部分款項`,
    ],
    link: [(order: string) => `Linked to ${order}`, (order: string) => `已連結 ${order}`],
    refund: [
      (order: string) => `A refund of ${order} has started`,
      (order: string) => `${order} 的退款已開始`,
    ],
  },
  confirmTitle: [
    (amount: string, order: string) => `Use ${amount} for ${order}?`,
    (amount: string, order: string) => `將 ${amount} 用於 ${order}？`,
  ],
  final: ['This cannot be undone.', '此操作不能復原。'],
  allSure: [
    (count: number) =>
      count === 1 ? 'Confirm the certain match' : `Confirm ${count} certain matches`,
    (count: number) => `確認 ${count} 項相符入帳`,
  ],
  allTitle: [
    (count: number) =>
      count === 1 ? 'Confirm the certain match?' : `Confirm ${count} certain matches?`,
    (count: number) => `確認 ${count} 項相符入帳？`,
  ],
  allText: [
    (amount: string) =>
      `Their order number and amount fit, ${amount} together. Unpaid orders are paid, and the customers are told.`,
    (amount: string) =>
      `訂單編號及金額均相符，合共 ${amount}。未付款訂單將標記為已付款，並通知顧客。`,
  ],
  allDone: [
    (count: number) => (count === 1 ? '1 line matched' : `${count} lines matched`),
    (count: number) => `已配對 ${count} 項入帳`,
  ],
  choose: ['Choose an order', '選擇訂單'],
  chooseTitle: [
    (amount: string, day: string) => `An order for ${amount} of ${day}`,
    (amount: string, day: string) => `為 ${day} 的 ${amount} 選擇訂單`,
  ],
  find: ['Number, name, email or phone', '編號、姓名、電郵或電話'],
  guesses: ['May be for', '可能屬於'],
  take: [(order: string) => `Choose ${order}`, (order: string) => `選擇 ${order}`],
  aside: ['Set aside', '擱置'],
  asideTitle: [(amount: string) => `Set ${amount} aside`, (amount: string) => `擱置 ${amount}`],
  asideDone: ['Set aside', '已擱置'],
  reason: ['Why it belongs to no order', '不屬於任何訂單的原因'],
  undo: ['Undo the link', '取消連結'],
  reopen: ['Reopen', '重新開啟'],
  reopened: ['Waits again', '已重新等候配對'],
  by: [
    (name: string, at: string) => `${name}, ${at}`,
    (name: string, at: string) => `${name}，${at}`,
  ],
})
