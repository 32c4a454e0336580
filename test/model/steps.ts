import fc from 'fast-check'

/** The actions of shoppers and staff, at the counter too. */
export const actions = [
  'add',
  'set_quantity',
  'check_out',
  'check_out_twice',
  'pay_by_card',
  'redeem',
  'cancel',
  'expire',
  'complete',
  'ask_refund',
  'review',
  'staff_pay',
  'staff_pay_part',
  'counter_pay',
  'counter_sell',
  'counter_return',
  'counter_exchange',
  'staff_supplement',
  'staff_edit',
  'staff_ship_some',
  'staff_ship',
  'staff_drop_rest',
  'staff_hand_over',
  'staff_cancel',
  'staff_grant',
  'staff_exchange',
  'staff_refuse',
  'staff_goodwill',
  'staff_points',
  'staff_receive',
] as const

export type Action = (typeof actions)[number]

/** One action; the numbers choose among what exists when it runs. */
export interface Step {
  deed: Action
  person: number
  pick: number
  other: number
  qty: number
}

const buying: readonly Action[] = [
  'add',
  'add',
  'check_out',
  'check_out',
  'staff_pay',
  'staff_pay_part',
  'counter_pay',
]
const sending: readonly Action[] = [
  'cancel',
  'expire',
  'expire',
  'staff_edit',
  'staff_ship_some',
  'staff_ship_some',
  'staff_drop_rest',
  'staff_drop_rest',
  'staff_ship',
  'staff_hand_over',
  'complete',
]
const afterwards: readonly Action[] = [
  'ask_refund',
  'ask_refund',
  'staff_grant',
  'staff_exchange',
  'staff_refuse',
  'staff_goodwill',
  'counter_return',
  'counter_exchange',
  'staff_supplement',
  'review',
]

const oneStep: fc.Arbitrary<Step> = fc.record({
  // Weighted towards buying and its follow-ups, since the rest needs orders.
  deed: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...buying) },
    { weight: 3, arbitrary: fc.constantFrom(...sending) },
    { weight: 3, arbitrary: fc.constantFrom(...afterwards) },
    { weight: 5, arbitrary: fc.constantFrom(...actions) },
  ),
  person: fc.nat(2),
  pick: fc.nat(99),
  other: fc.nat(99),
  qty: fc.integer({ min: 1, max: 4 }),
})

/** Rounds run one after the other; the steps of a round run at the same time. */
export const script: fc.Arbitrary<Step[][]> = fc.array(
  fc.array(oneStep, { minLength: 1, maxLength: 5 }),
  { minLength: 30, maxLength: 60 },
)
