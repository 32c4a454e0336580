import { fork } from 'node:child_process'
import type { EventEmitter } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ImageRecogniser, ImageRecognition } from './image-recogniser.ts'
import type { ReadReply, ReadRequest } from './tesseract-process.ts'

const program = fileURLToPath(new URL('tesseract-process.ts', import.meta.url))

/** The parts of `ChildProcess` that are used. */
export interface ReaderProcess extends EventEmitter {
  send: (request: ReadRequest, done: (error: Error | null) => void) => boolean
  kill: (signal: 'SIGKILL') => boolean
}

interface ReaderTimes {
  /** A reading that takes longer is abandoned and its process killed. */
  maxSeconds: number
  /** Idle time after which the process is stopped; until then it is reused. */
  idleSeconds: number
}

/** Several times what a picture takes, because a busy machine is slow. */
const usualTimes: ReaderTimes = { maxSeconds: 30, idleSeconds: 30 }

/** Reads in a separate process that runs only while needed. */
export function tesseractRecogniser(
  { maxSeconds, idleSeconds }: ReaderTimes = usualTimes,
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

  async function readNow(picture: Uint8Array): Promise<ImageRecognition | null> {
    clearTimeout(idle)
    try {
      const answer = await ask(start(), { id: ++recognitions, picture }, maxSeconds * 1000)
      if (answer !== tooLong) return answer
      // A reading cannot be stopped, so the process is killed; the next picture starts a new one.
      end()
      return null
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

const tooLong = Symbol('too long')

/** Sends the picture and waits for the text, the end of the process, or the timeout. */
function ask(
  child: ReaderProcess,
  request: ReadRequest,
  max: number,
): Promise<ImageRecognition | null | typeof tooLong> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => resolve(tooLong)), max)
    const onExit = (code: number | null, signal: string | null) =>
      finish(() => reject(new Error(`the recogniser process exited: ${signal ?? code}`)))
    const onError = (error: Error) => finish(() => reject(error))
    const onReply = (reply: ReadReply) => {
      if (reply.id !== request.id) return
      finish(() =>
        'recognition' in reply ? resolve(reply.recognition) : reject(new Error(reply.problem)),
      )
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
