import { defineMessages } from '../language/messages.ts'

/** Names of payment methods in both languages. */
export const methodNames = {
  card: ['Card', '信用卡'],
  fps: ['FPS', '轉數快'],
  payme: ['PayMe', 'PayMe'],
  bank_transfer: ['Bank transfer', '銀行轉賬'],
  cash: ['Cash', '現金'],
  octopus: ['Octopus', '八達通'],
  card_terminal: ['Card terminal', '刷卡機'],
  exchange: ['Exchange', '換貨'],
} as const

export const methodMessages = defineMessages(methodNames)

/** The name of a payment method; a transfer that was not owed is shown as a bank transfer. */
export function paymentName(method: string, names: Readonly<Record<string, string>>): string {
  return names[method] ?? names['bank_transfer'] ?? method
}
