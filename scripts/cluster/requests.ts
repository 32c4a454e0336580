import { setTimeout as sleep } from 'node:timers/promises'

/** A request without an answer, or with one that says that the shop is not there. */
export interface FailedRequest {
  startedAt: number
  endedAt: number
  what: string
}

/** From here on the shop counts as gone. */
const patienceMs = 90_000
const longestMs = 20_000

/**
 * Makes a request again until the shop answers it, as browsers and their users do: the same body
 * with the same `Idempotency-Key`.
 */
export function patientSender(failed: FailedRequest[]): (request: Request) => Promise<Response> {
  return async (request) => {
    const deadline = Date.now() + patienceMs
    for (;;) {
      const answer = await askOnce(request, failed)
      if (answer && !(await isUnderWay(answer))) return answer
      if (Date.now() > deadline) {
        throw new Error(`no answer for ${patienceMs / 1000} s: ${nameOf(request)}`)
      }
      await sleep(200)
    }
  }
}

/** The process that had taken the key may have been killed: it is free after 30 seconds. */
async function isUnderWay(answer: Response): Promise<boolean> {
  if (answer.status !== 409) return false
  const { code }: { code?: string } = await answer.clone().json()
  return code === 'idempotency_in_progress'
}

/** Undefined, and noted, if there is no answer. */
export async function askOnce(
  request: Request,
  failed: FailedRequest[],
): Promise<Response | undefined> {
  const startedAt = Date.now()
  const fail = (reason: string) =>
    failed.push({ startedAt, endedAt: Date.now(), what: `${nameOf(request)}: ${reason}` })
  try {
    const answer = await fetch(request.clone(), { signal: AbortSignal.timeout(longestMs) })
    if (answer.status < 500) return answer
    fail(`${answer.status} ${(await answer.text()).slice(0, 200)}`)
  } catch (error) {
    fail(reasonOf(error))
  }
  return undefined
}

function nameOf({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname}`
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
