import type { Part, Screen } from './draw-proof.ts'

/** What the payer's phone shows for one payment. */
export interface DrawnProof {
  /** Two decimals: `800.00`. */
  amount: string
  reference: string
  payee: string
  account: string
  fpsId: string
  payer: string
  bankReference: string
}

type ScreenKind = 'bank_transfer' | 'fps' | 'payme'

export interface ProofTemplate {
  name: string
  kind: ScreenKind
  language: 'en' | 'zh' | 'cn'
  /** False for a payment that is only scheduled, or has failed. */
  isDone: boolean
  screen: (payment: DrawnProof) => Screen
}

export const light = { ink: '#1d1d1f', faint: '#6e6e73', paper: '#ffffff' }
export const dark = { ink: '#f5f5f7', faint: '#98989f', paper: '#101418' }

export const row = (label: string, value: string): Part => ({ kind: 'row', label, value })
export const stack = (label: string, value: string): Part => ({ kind: 'stack', label, value })
export const title = (text: string): Part => ({ kind: 'title', text })
export const hero = (text: string): Part => ({ kind: 'hero', text })
export const note = (text: string): Part => ({ kind: 'note', text })
export const bar = (text: string): Part => ({ kind: 'bar', text })
export const button = (text: string): Part => ({ kind: 'button', text })
export const rule: Part = { kind: 'rule' }
export const tick: Part = { kind: 'tick' }

/** 123-456789-001 as ***-***789-001. */
export const masked = (account: string) =>
  account.replace(/^[\d-]*(?=\d{2}.{5}$)/, (digits) => digits.replaceAll(/\d/g, '*'))
/** 1234.50 as 1,234.50. */
export const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
/** PRAYA CLOTHING as PR*** CL******. */
export const half = (name: string) =>
  name.replaceAll(/\S+/g, (word) => word.slice(0, 2) + '*'.repeat(Math.max(0, word.length - 2)))
