export const checkResults = ['match', 'mismatch', 'unread'] as const
export type CheckResult = (typeof checkResults)[number]

/** One thing compared: what was read, whether it is right, and how sure that is (0 to 1). */
export interface Check {
  result: CheckResult
  read: string | null
  confidence: number
}

export const unread: Check = { result: 'unread', read: null, confidence: 0 }

export function isMatch(read: string, confidence: number): Check {
  return { result: 'match', read, confidence: rounded(confidence) }
}

export function isMismatch(read: string, confidence: number): Check {
  return { result: 'mismatch', read, confidence: rounded(confidence) }
}

/** What comes out exactly as awaited was hardly misread, however unsure the reader was. */
export function surer(confidence: number): number {
  return 1 - (1 - confidence) / 4
}

function rounded(confidence: number): number {
  return Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100
}
