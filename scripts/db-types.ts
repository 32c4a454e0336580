import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from '#db/connect.ts'
import { describeTables } from '#db/describe-tables.ts'
import { startEmbeddedPostgres } from '#db/embedded/server.ts'
import { migrate } from '#db/migrate.ts'
import { root } from './command.ts'

// A fresh database, so that the types depend on the migrations only.
const dataDir = mkdtempSync(join(tmpdir(), 'praya-types-'))
const server = await startEmbeddedPostgres({ dataDir, throwaway: true, report: console.error })
try {
  await migrate({ url: server.url })
  const { pool, close } = connectDatabase({ url: server.url })
  writeFileSync(join(root, 'db', 'types.ts'), await describeTables(pool))
  await close()
  console.log('Wrote db/types.ts')
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
