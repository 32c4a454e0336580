/** Something in the file that a person has to look at. */
export interface Problem {
  line: number
  column: string
  message: string
}
