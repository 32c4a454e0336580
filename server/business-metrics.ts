import { Gauge, type Registry } from 'prom-client'
import { sql } from 'kysely'
import { areas } from './areas.ts'
import type { Ctx } from './platform/context.ts'

/** Labels come from the columns' closed lists and the names of tasks. */
const figures = areas.flatMap((area) => area.figures ?? [])

/** The database is asked at most this often, however many ask for metrics. */
const keptMs = 30_000

interface Row {
  name: string
  labels: Record<string, string>
  value: number
}

/**
 * Figures of the whole shop, which are in the database. Only a process that runs jobs tells them:
 * added up over processes they would be wrong.
 */
export function addBusinessMetrics(ctx: Ctx, registry: Registry): void {
  let readAt = -Infinity
  let reading: Promise<readonly Row[]> = Promise.resolve([])
  const rowsRead = () => {
    if (performance.now() - readAt > keptMs) {
      readAt = performance.now()
      reading = readRows(ctx)
      // A failure is not kept: the next request tries again.
      reading.catch(() => (readAt = -Infinity))
    }
    return reading
  }
  for (const figure of figures) {
    const gauge = new Gauge({
      name: figure.name,
      help: figure.help,
      labelNames: figure.labelNames,
      registers: [registry],
      async collect() {
        gauge.reset()
        for (const { name, labels, value } of await rowsRead()) {
          if (name === figure.name) gauge.set(labels, value)
        }
      },
    })
  }
}

async function readRows({ db }: Pick<Ctx, 'db'>): Promise<readonly Row[]> {
  const queries = figures.map(
    ({ name, rows }) => sql`
      select ${sql.lit(name)} as name, labels, value::float8 from (${rows}) f(labels, value)`,
  )
  const { rows } = await sql<Row>`${sql.join(queries, sql` union all `)}`.execute(db)
  return rows
}
