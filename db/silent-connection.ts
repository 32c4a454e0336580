import pg from 'pg'

/**
 * Ends a connection whose server did not answer in time. It would go back to the pool, and the next
 * statement would wait behind the one that was given up.
 */
export function endSilentConnection(client: pg.PoolClient, error: unknown): void {
  if (isSilence(error) && client instanceof pg.Client) void client.end()
}

/** What pg says, without a code, when the answer to a statement took too long. */
function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}
