import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ReadText } from '#domain/proof/read-text.ts'
import type { ImageReader } from './image-reader.ts'
import type { ReadReply, ReadRequest } from './tesseract-process.ts'

const program = fileURLToPath(new URL('tesseract-process.ts', import.meta.url))

interface ReaderTimes {
  /** A reading that takes longer is given up, and its process with it. */
  mostSeconds: number
  /** So long the process is kept after a reading: the next one need not wait for its start. */
  idleSeconds: number
}

/** Reads in a process of its own, which is there only while there is something to read. */
export function tesseractReader(
  { mostSeconds, idleSeconds }: ReaderTimes = { mostSeconds: 60, idleSeconds: 30 },
): ImageReader {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let readings = 0

  function start(): ChildProcess {
    if (child) return child
    const started = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      // The recogniser talks about every speck it cannot name.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.once('exit', () => {
      if (child === started) child = null
    })
    child = started
    return started
  }

  function end(): void {
    child?.kill('SIGKILL')
    child = null
  }

  async function readNow(picture: Uint8Array): Promise<ReadText[]> {
    clearTimeout(idle)
    const reading = ask(start(), { id: ++readings, picture }, mostSeconds * 1000)
    try {
      return await reading
    } catch (error) {
      end()
      throw error
    } finally {
      idle = setTimeout(end, idleSeconds * 1000)
      idle.unref()
    }
  }

  return {
    read(picture) {
      const reading = last.then(() => readNow(picture))
      last = reading.catch(() => undefined)
      return reading
    },
    async close() {
      clearTimeout(idle)
      end()
    },
  }
}

/** Sends the picture and waits: for the text, for the process to die, or for the time to be up. */
function ask(child: ChildProcess, request: ReadRequest, most: number): Promise<ReadText[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(new Error('reading took too long'))), most)
    const onExit = (code: number | null, signal: string | null) =>
      finish(() => reject(new Error(`the reader has ended: ${signal ?? code}`)))
    const onError = (error: Error) => finish(() => reject(error))
    const onReply = (reply: ReadReply) => {
      if (reply.id !== request.id) return
      finish(() => ('looks' in reply ? resolve(reply.looks) : reject(new Error(reply.problem))))
    }
    function finish(settle: () => void): void {
      clearTimeout(timer)
      child.off('exit', onExit).off('error', onError).off('message', onReply)
      settle()
    }
    child.once('exit', onExit).once('error', onError).on('message', onReply)
    child.send(request, (error) => error && onError(error))
  })
}
