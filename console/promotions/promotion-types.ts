import type { StaffAnswer, StaffInput } from '../api/staff-api.ts'

export type Promotion = StaffAnswer<'GET /promotions/{id}'>
export type Voucher = StaffAnswer<'GET /vouchers/{id}'>

export const promotionCalls = ['GET /promotions', 'GET /promotions/{id}'] as const
export const voucherCalls = ['GET /vouchers', 'GET /vouchers/{id}'] as const

export const promotionStates = ['running', 'coming', 'over', 'archived'] as const
export const stateTones = {
  running: 'good',
  coming: 'wait',
  over: 'plain',
  archived: 'plain',
} as const
export type Effect = Promotion['effect']

export type Trial = StaffAnswer<'POST /promotions/trials'>
export type TrialExample = Pick<StaffInput<'POST /promotions/trials'>['body'], 'lines' | 'tier'>
