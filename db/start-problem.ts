/** A problem a person must fix before the shop can start; the message says what to do. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
