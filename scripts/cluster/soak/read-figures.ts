import type { Cluster } from '../open-cluster.ts'
import type { ShopProgram } from '../shop-program.ts'

/** Figures of one process, as its `/metrics` tells. */
export interface Figures {
  memoryMb: number
  heapMb: number
  /** What V8 has taken for its heap, garbage and room included. */
  heapTakenMb: number
  /** Buffers outside of the heap. */
  externalMb: number
  handles: number
  connections: number
  /** Queries that wait for a connection. */
  waiting: number
}

/** Reads the figures of each process of the shop, by name. */
export async function readFigures({ web, worker }: Cluster): Promise<Map<string, Figures>> {
  const read = [...web, worker].map(
    async (program) => [program.name, await figuresOf(program)] as const,
  )
  return new Map(await Promise.all(read))
}

async function figuresOf({ port }: ShopProgram): Promise<Figures> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  if (!answer.ok) throw new Error(`/metrics: ${answer.status}`)
  const text = await answer.text()
  const connections = (state: string) =>
    numberOf(text, `shop_db_pool_connections{state="${state}"}`)
  return {
    memoryMb: numberOf(text, 'process_resident_memory_bytes') / 1024 ** 2,
    heapMb: numberOf(text, 'nodejs_heap_size_used_bytes') / 1024 ** 2,
    heapTakenMb: numberOf(text, 'nodejs_heap_size_total_bytes') / 1024 ** 2,
    externalMb: numberOf(text, 'nodejs_external_memory_bytes') / 1024 ** 2,
    handles: numberOf(text, 'process_open_fds'),
    connections: connections('idle') + connections('used'),
    waiting: connections('waiting'),
  }
}

/** Throws if the metric is not there: a limit that nothing can exceed proves nothing. */
function numberOf(text: string, name: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  if (line === undefined) throw new Error(`/metrics does not tell ${name}`)
  return Number(line.slice(name.length))
}
