import { argon2 } from 'node:crypto'
import { DomainError } from '#domain/errors.ts'

export interface ArgonCost {
  memoryKib: number
  passes: number
  lanes: number
}

/**
 * A hash briefly takes a core and 19 MiB; the limit keeps a flood of sign-ins from starving the
 * shop.
 */
const maxAtOnce = 2
const maxWaiting = 20

let working = 0
const waiting: (() => void)[] = []

/** Argon2id with limited concurrency. Throws `rate_limited` if too many calls are waiting. */
export async function argon2id(
  password: string,
  salt: Buffer,
  length: number,
  cost: ArgonCost,
): Promise<Buffer> {
  await takeTurn()
  try {
    return await derive(password, salt, length, cost)
  } finally {
    endTurn()
  }
}

async function takeTurn(): Promise<void> {
  if (working < maxAtOnce) {
    working += 1
    return
  }
  if (waiting.length >= maxWaiting) {
    throw new DomainError('rate_limited', { retry_after_seconds: 2 })
  }
  await new Promise<void>((resolve) => waiting.push(resolve))
}

/** Hands the slot directly to the longest waiting call, so that a newer one cannot take it. */
function endTurn(): void {
  const next = waiting.shift()
  if (next) next()
  else working -= 1
}

function derive(
  password: string,
  salt: Buffer,
  length: number,
  { memoryKib, passes, lanes }: ArgonCost,
): Promise<Buffer> {
  const parameters = {
    message: password,
    nonce: salt,
    parallelism: lanes,
    tagLength: length,
    memory: memoryKib,
    passes,
  }
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, hash) => (error ? reject(error) : resolve(hash)))
  })
}
