/** Which columns of a statement hold what, by number from 0; null for what it does not have. */
export interface StatementColumns {
  date: number
  /** Description, reference, payer: read together. */
  texts: number[]
  /** Signed, or the column of money in. */
  amount: number
  /** Says whether the money came or left: CR or DR. */
  direction: number | null
  /** Says whether the line is final: completed, pending, reverted. */
  state: number | null
  currency: number | null
}
