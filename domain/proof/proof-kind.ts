import { fold } from './fold.ts'
import type { Labelled } from './label-values.ts'

export const proofKinds = ['bank_transfer', 'fps', 'payme', 'unknown'] as const
export type ProofKind = (typeof proofKinds)[number]

/** The payment method, as far as the proof shows it. */
export function kindOf(lines: readonly string[], labelled: readonly Labelled[]): ProofKind {
  const text = lines.map(fold).join('\n')
  if (/pay\s?me(?![a-z])/.test(text)) return 'payme'
  if (/轉數快|快速支付|(?<![a-z])fps(?:id|reference)?(?![a-z])/.test(text)) return 'fps'
  const namesAccount = labelled.some(({ field }) => field === 'payee_id')
  return namesAccount || /轉賬|滙款|transfer|銀行|bank/.test(text) ? 'bank_transfer' : 'unknown'
}
