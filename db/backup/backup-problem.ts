/** A backup that cannot be made, read or restored; the message says why and what to do. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem'
}
