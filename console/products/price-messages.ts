import { defineMessages } from '../language/messages.ts'

export const priceMessages = defineMessages({
  title: ['Scheduled prices', '預定價錢'],
  lead: [
    'A price from one moment to another, for every customer. After it the own price returns; without an end it becomes the own price.',
    '由指定時間起生效的價錢，適用於所有顧客。完結後回復原來價錢；沒有完結時間則成為正式價錢。',
  ],
  schedule: ['Schedule a price', '預定價錢'],
  forWhich: ['Variants', '款式'],
  all: ['All', '全部'],
  price: ['Price', '價錢'],
  compareAt: ['Compare-at price', '原價'],
  from: ['From', '開始'],
  until: ['Until', '完結'],
  empty: ['No scheduled prices.', '沒有預定價錢。'],
  state: {
    coming: ['Coming', '未開始'],
    running: ['Running', '進行中'],
    over: ['Over', '已完結'],
  },
  period: [
    (from: string, until: string | null) => (until ? `${from} – ${until}` : `from ${from}`),
    (from: string, until: string | null) => (until ? `${from} – ${until}` : `${from} 起`),
  ],
  cancel: ['Cancel price', '取消價錢'],
  cancelOf: [
    (name: string) => `Cancel the price of ${name}`,
    (name: string) => `取消 ${name} 的價錢`,
  ],
  cancelTitle: [
    (name: string) => `Cancel the price of ${name}?`,
    (name: string) => `取消 ${name} 的價錢？`,
  ],
  cancelText: ['One that is running ends immediately.', '進行中的會即時完結。'],
  done: ['Price scheduled', '已預定價錢'],
  cancelled: ['Price cancelled', '已取消價錢'],
  noVariants: ['Add variants first.', '請先加入款式。'],
  chooseVariant: ['Choose at least one variant.', '請選擇最少一個款式。'],
  changeTitle: [
    (count: number) => `Change the prices of ${count} ${count === 1 ? 'product' : 'products'}`,
    (count: number) => `更改 ${count} 件商品的價錢`,
  ],
  changeNow: ['Change prices now', '立即更改價錢'],
  changeLater: ['Schedule the new prices', '預定新價錢'],
  changed: [
    (count: number) => `${count} ${count === 1 ? 'price' : 'prices'} changed`,
    (count: number) => `已更改 ${count} 個價錢`,
  ],
  step: ['Change', '更改方式'],
  steps: {
    lower_percent: ['Lower by percent', '按百分比減價'],
    lower_amount: ['Lower by an amount', '減金額'],
    raise_percent: ['Raise by percent', '按百分比加價'],
    raise_amount: ['Raise by an amount', '加金額'],
    set: ['Set one price', '統一價錢'],
  },
  percent: ['Percent', '百分比'],
  amount: ['Amount', '金額'],
  rounding: ['Rounding', '取整'],
  roundings: {
    none: ['To the cent', '準確至仙'],
    dollar: ['To the dollar', '整數'],
    nine: ['To the nearest 9 (HK$319)', '最接近的 9 字尾（HK$319）'],
  },
  compareAts: {
    keep: ['Keep, if it is higher', '保留（如較高）'],
    old: ['The price before this change', '更改前的價錢'],
    none: ['None', '沒有'],
  },
  fromHint: ['Empty: now. Hong Kong time', '留空即時生效。香港時間'],
  preview: [
    (count: number) => `${count} ${count === 1 ? 'variant gets' : 'variants get'} a new price`,
    (count: number) => `${count} 個款式有新價錢`,
  ],
  before: ['Now', '現時'],
  after: ['New', '新價'],
  nothingChanges: ['Nothing changes yet: type by how much.', '尚未有更改，請輸入數目。'],
  lowTitle: ['Much lower, or free', '大幅減價或免費'],
  lowLead: [
    (count: number): string =>
      count === 1
        ? 'This price falls by more than half, or to zero. Is it right?'
        : 'These prices fall by more than half, or to zero. Are they right?',
    (count: number) => `以下${count > 1 ? '各項' : ''}價錢減逾一半，或減至零，是否正確？`,
  ],
  lowAction: ['Yes, save', '正確，儲存'],
  noPrice: ['new', '新款式'],
  points: [(count: string) => `${count} points`, (count: string) => `${count} 積分`],
  putBack: ['Put back', '還原價錢'],
  putBackOf: [
    (sku: string) => `Put back the price of ${sku}`,
    (sku: string) => `還原 ${sku} 的價錢`,
  ],
  putBackTitle: [
    (sku: string) => `Put back the price of ${sku}?`,
    (sku: string) => `還原 ${sku} 的價錢？`,
  ],
  isBack: ['The earlier prices are back', '已還原價錢'],
  changedSince: [
    'This price has changed again since. Change it in the product.',
    '這個價錢其後再有更改，請到商品頁更改。',
  ],
})
