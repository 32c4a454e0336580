/** Why a line with money is none that came in. */
export const leftOutReasons = ['outgoing', 'not_completed', 'other_currency'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** Parts of a line that could not be read. */
export const lineProblems = [
  'cells',
  'split',
  'date',
  'amount',
  'both',
  'direction',
  'state',
  'balance',
] as const
export type LineProblem = (typeof lineProblems)[number]
