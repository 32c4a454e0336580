import type { approvalStates } from '#contract/endpoints/reviews.ts'

const names = {
  waiting: 'waiting_for_approval',
  approved: 'approved',
  rejected: 'rejected',
} as const satisfies Record<string, (typeof approvalStates)[number]>

export type Approval = keyof typeof names

/** spec §4 names the states of reviews and refund requests. */
export function presentApproval(state: Approval): (typeof names)[Approval] {
  return names[state]
}

export function approvalOf(name: (typeof names)[Approval]): Approval {
  return name === 'waiting_for_approval' ? 'waiting' : name
}
