import type { ImportFindings } from '#db/json-types.ts'
import { inStaffLanguages } from './import-texts.ts'

/** A price that falls by more than half, or to zero, is imported only once it is confirmed. */
export function refuseUnconfirmed(findings: ImportFindings): void {
  const [first] = findings.price_falls
  if (!first) return
  const { line, column } = first
  const { length } = findings.price_falls
  const message = inStaffLanguages((t) => t.pricesNotConfirmed(length))
  findings.problems.push({ line, column, message })
}
