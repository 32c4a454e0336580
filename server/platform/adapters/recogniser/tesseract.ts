import { fork } from 'node:child_process'
import type { EventEmitter } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ImageRecogniser } from './image-recogniser.ts'
import type { ReadReply, ReadRequest } from './tesseract-process.ts'

const program = fileURLToPath(new URL('tesseract-process.ts', import.meta.url))

/** The parts of `ChildProcess` that are used. */
export interface ReaderProcess extends EventEmitter {
  send: (request: ReadRequest, done: (error: Error | null) => void) => boolean
  kill: (signal: 'SIGKILL') => boolean
}

interface ReaderTimes {
  /** Processor time after which a picture counts as unreadable. */
  maxCpuSeconds: number
  /** Time on the clock after which the machine is too busy, or the process hangs. */
  maxSeconds: number
  /** Idle time after which the process is stopped; until then it is reused. */
  idleSeconds: number
}

/** Several times what a picture takes; a busy machine takes far longer on the clock. */
const usualTimes: ReaderTimes = { maxCpuSeconds: 45, maxSeconds: 300, idleSeconds: 30 }

/** Reads in a separate process that runs only while needed. */
export function tesseractRecogniser(
  { maxCpuSeconds, maxSeconds, idleSeconds }: ReaderTimes = usualTimes,
  startProcess: () => ReaderProcess = forkProcess,
): ImageRecogniser {
  let child: ReaderProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let recognitions = 0

  function start(): ReaderProcess {
    if (child) return child
    const started = startProcess()
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

  async function readNow(picture: Uint8Array): ReturnType<ImageRecogniser['read']> {
    clearTimeout(idle)
    try {
      const request = { id: ++recognitions, picture, maxCpuSeconds }
      const reply = await ask(start(), request, maxSeconds * 1000)
      if (reply !== 'timed_out' && 'recognition' in reply) return reply.recognition
      // A reading cannot be stopped, so the process is killed; the next picture starts a new one.
      end()
      return reply === 'timed_out' ? reply : null
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
      const recognition = last.then(() => readNow(picture))
      // The caller gets the error; the next picture is still read.
      last = recognition.catch(() => undefined)
      return recognition
    },
    async close() {
      clearTimeout(idle)
      end()
    },
  }
}

function forkProcess(): ReaderProcess {
  return fork(program, {
    serialization: 'advanced',
    execArgv: [],
    // The recogniser logs every speck it cannot name.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

type Outcome = Exclude<ReadReply, { problem: string }> | 'timed_out'

/** Sends the picture and waits for a reply, the end of the process, or the timeout. */
function ask(child: ReaderProcess, request: ReadRequest, max: number): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => resolve('timed_out')), max)
    const onExit = (code: number | null, signal: string | null) =>
      finish(() => reject(new Error(`the recogniser process exited: ${signal ?? code}`)))
    const onError = (error: Error) => finish(() => reject(error))
    const onReply = (reply: ReadReply) => {
      if (reply.id !== request.id) return
      finish(() => ('problem' in reply ? reject(new Error(reply.problem)) : resolve(reply)))
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
