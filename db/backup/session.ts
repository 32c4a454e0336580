import pg from 'pg'

/** A dump of the largest table must fit; a longer one would hold up vacuum. */
const statementLimit = '2h'

/**
 * A connection of its own, straight to the server: a snapshot and a load take longer than a
 * request may, and their text must not depend on the server's configuration.
 */
export async function openSession(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: `praya ${name}` })
  // The running statement fails with the same error.
  client.on('error', () => {})
  await client.connect()
  await client.query(`
    set statement_timeout = '${statementLimit}';
    set idle_in_transaction_session_timeout = 0;
    set lock_timeout = '5s';
    set client_encoding = 'UTF8';
    set datestyle = 'ISO';
    set intervalstyle = 'postgres';
    set timezone = 'UTC';
    set extra_float_digits = 1`)
  return client
}

/** Rows of a query whose columns the caller knows. */
export async function rowsOf<Row extends pg.QueryResultRow>(
  client: pg.Client,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await client.query<Row>(text, [...values])
  return rows
}
