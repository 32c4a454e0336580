import type { LocalizedText } from '../locale.ts'

/** Ways to pay at the counter, in the order of the till. Only staff record them. */
export const counterMethods = ['cash', 'octopus', 'card_terminal', 'fps'] as const
export type CounterMethod = (typeof counterMethods)[number]

/** Titles on receipts. */
const titles: Readonly<Record<CounterMethod, LocalizedText>> = {
  cash: { en: 'Cash', zh: '現金', cn: '现金' },
  octopus: { en: 'Octopus', zh: '八達通', cn: '八达通' },
  card_terminal: { en: 'Card', zh: '信用卡', cn: '银行卡' },
  fps: { en: 'FPS', zh: '轉數快', cn: '转数快' },
}

/** Titles what was paid by several as receipts do: `Cash + Octopus`. */
export function counterTitle(used: readonly CounterMethod[]): LocalizedText {
  const named = counterMethods.filter((method) => used.includes(method)).map((each) => titles[each])
  const joined = (locale: keyof LocalizedText) => named.map((each) => each[locale]).join(' + ')
  return { en: joined('en'), zh: joined('zh'), cn: joined('cn') }
}
