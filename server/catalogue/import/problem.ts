/** Something in the file that a person has to check. */
export interface Problem {
  line: number
  column: string
  message: string
}
