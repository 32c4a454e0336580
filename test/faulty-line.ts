import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#db/embedded/free-port.ts'

/** A connection to the database that can be spoilt. */
export interface FaultyLine {
  /** Address of the database, past the fault. */
  url: string
  /** From now on it takes connections and bytes, and carries none of them. */
  fallSilent: () => void
  /** Carries what waited, and everything from now on. */
  recover: () => void
  /** Carries everything so much later, in both directions. */
  slowDown: (ms: number) => void
  /** Ends every connection; new ones are taken. */
  cut: () => void
  close: () => Promise<void>
}

/** A line on this machine to the database with this URL. */
export async function openFaultyLine(databaseUrl: string): Promise<FaultyLine> {
  const far = new URL(databaseUrl)
  const ends = new Set<Socket>()
  let delayMs = 0
  let silence: Promise<void> | null = null
  let endSilence = () => {}

  async function carry(from: Socket, to: Socket): Promise<void> {
    try {
      for await (const chunk of from) {
        if (delayMs > 0) await sleep(delayMs)
        await silence
        to.write(chunk)
      }
    } catch {
      // One end has hung up, so the other does as well.
    }
    to.end()
  }

  function cut(): void {
    for (const end of ends) end.destroy()
  }

  const server = createServer((near) => {
    const other = connect(addressOf(far))
    for (const end of [near, other]) {
      ends.add(end)
      end.setNoDelay().on('close', () => ends.delete(end))
    }
    void carry(near, other)
    void carry(other, near)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: nearUrl(far, port),
    fallSilent() {
      silence ??= new Promise((resolve) => (endSilence = resolve))
    },
    recover() {
      delayMs = 0
      endSilence()
      silence = null
    },
    slowDown: (ms) => (delayMs = ms),
    cut,
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      cut()
      return closed
    },
  }
}

/** Over a socket's file if the URL names one. */
function addressOf({ hostname, port, searchParams }: URL) {
  const folder = searchParams.get('host')
  return folder === null
    ? { host: hostname, port: Number(port) }
    : { path: `${folder}/.s.PGSQL.${port}` }
}

function nearUrl(far: URL, port: number): string {
  const near = new URL(far)
  near.host = `127.0.0.1:${port}`
  near.searchParams.delete('host')
  return near.href
}
