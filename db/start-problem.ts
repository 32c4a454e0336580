/** Something a person must put right before the shop can start; its message says what. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
