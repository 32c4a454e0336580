import { createSocket } from 'node:dgram'
import { connect, isIPv6 } from 'node:net'
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

/**
 * Found without listening: a proxy would take that for an open shop, and its request would be lost.
 */
async function listenProblem(port: number, host: string): Promise<string | undefined> {
  const problem = await bindProblem(port, host)
  // Another program may well have this port for datagrams.
  if (problem && problem !== 'EADDRINUSE') return problem
  return (await isAnswered(port, host)) ? 'EADDRINUSE' : undefined
}

/** Why address and port cannot be used; tried with a socket for datagrams. */
function bindProblem(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = createSocket(isIPv6(host) ? 'udp6' : 'udp4')
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    socket.bind(port, host, () => socket.close(() => resolve(undefined)))
  })
}

function isAnswered(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host)
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
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
