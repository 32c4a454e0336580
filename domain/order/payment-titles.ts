import { counterMethods, counterTitle } from '../counter/counter-methods.ts'
import type { LocalizedText } from '../locale.ts'

const titles: Readonly<Record<string, LocalizedText>> = {
  card: { en: 'Card', zh: '信用卡', cn: '银行卡' },
  payme: { en: 'PayMe', zh: 'PayMe', cn: 'PayMe' },
  bank_transfer: { en: 'Bank transfer', zh: '銀行轉賬', cn: '银行转账' },
  exchange: { en: 'Exchange', zh: '換貨', cn: '换货' },
}

/** A payment's method as receipts name it, where an order was paid by several. */
export function paymentTitle(method: string): LocalizedText {
  const counter = counterMethods.find((each) => each === method)
  if (counter !== undefined) return counterTitle([counter])
  return titles[method] ?? { en: method, zh: method, cn: method }
}
