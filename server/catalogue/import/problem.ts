export interface Problem {
  line: number
  column: string
  message: string
}
