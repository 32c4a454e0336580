import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartProblem } from '#db/start-problem.ts'

const patienceMs = 3000

/**
 * Fails early with a clear message if the shop cannot listen. Waits briefly for another shop that
 * is closing.
 */
export async function waitForPort(port: number, host: string): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const problem = await listenProblem(port, host)
    if (!problem) return
    if (problem === 'EADDRINUSE' && Date.now() < deadline) await sleep(50)
    else throw new StartProblem(sentence(problem, port, host))
  }
}

function listenProblem(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

function sentence(problem: string, port: number, host: string): string {
  switch (problem) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the program using it, or set another PORT.`
    case 'EACCES':
      return `Port ${port} can only be used by root. Set PORT above 1023.`
    default:
      return `The shop cannot listen on ${host}, port ${port} (${problem}). Check HOST and PORT.`
  }
}
