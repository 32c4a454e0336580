import { defineMessages } from '../language/messages.ts'

export const trialMessages = defineMessages({
  title: ['Try it', '試算'],
  hint: [
    'Add a few items as a customer would. Nothing is saved, and stock does not count.',
    '像顧客一樣加入幾件貨品。不會儲存，亦不計存貨。',
  ],
  items: ['Example cart', '試算購物車'],
  quantityOf: [(name: string) => `Quantity of ${name}`, (name: string) => `${name} 的數量`],
  calculate: ['Calculate', '計算'],
  mistakes: ['Correct the marked fields first.', '請先改正標示的欄位。'],
  customer: ['Customer', '顧客'],
  guest: ['Guest', '訪客'],
  pricedAt: [
    (customer: string, time: string) =>
      `${customer}, delivered within Hong Kong, priced at ${time}`,
    (customer: string, time: string) => `${customer}，香港境內送貨，按 ${time} 的價格計算`,
  ],
  amount: ['Amount', '金額'],
  without: ['Without', '沒有優惠'],
  with: ['With', '有優惠'],
  goods: ['Goods', '貨品'],
  productDiscount: ['Off product prices', '商品減價'],
  cartDiscount: ['Off the cart', '購物車折扣'],
  delivery: ['Delivery', '運費'],
  gifts: ['Free items', '贈品'],
  giftsNamed: [
    (names: readonly string[]) => `Free: ${names.join(', ')}`,
    (names: readonly string[]) => `贈品：${names.join('、')}`,
  ],
  total: ['Total', '總額'],
  makesFree: [
    (count: number) =>
      `It makes ${count} ${count === 1 ? 'product' : 'products'} of the shop free when bought alone.`,
    (count: number) => `單獨購買時，店內有 ${count} 件商品會變成免費。`,
  ],
  same: ['It changes nothing in this cart.', '這個購物車不受影響。'],
  missing: [
    (money: string) => `It changes nothing yet: ${money} more is needed.`,
    (money: string) => `尚未生效：還差 ${money}。`,
  ],
  applied: [(list: string) => `In effect: ${list}`, (list: string) => `生效的優惠：${list}`],
})
