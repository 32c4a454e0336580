export const checkResults = ['match', 'mismatch', 'unread'] as const
type CheckResult = (typeof checkResults)[number]

/** One comparison: the text read, whether it matches, and the confidence (0 to 1). */
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

/** Text that matches exactly was hardly misread, however low the OCR confidence. */
export function surer(confidence: number): number {
  return 1 - (1 - confidence) / 4
}

function rounded(confidence: number): number {
  return Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100
}
