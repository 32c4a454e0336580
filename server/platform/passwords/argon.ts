import { argon2 } from 'node:crypto'
import { DomainError } from '#domain/errors.ts'

export interface ArgonCost {
  memoryKib: number
  passes: number
  lanes: number
}

/** A hash takes a core and 19 MiB for a moment: a flood of sign-ins must leave the shop the rest. */
const mostAtOnce = 2
const mostWaiting = 20

let working = 0
const waiting: (() => void)[] = []

/** Argon2id, in turn. Throws `rate_limited` when too many wait already. */
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
  if (working < mostAtOnce) {
    working += 1
    return
  }
  if (waiting.length >= mostWaiting) {
    throw new DomainError('rate_limited', { retry_after_seconds: 2 })
  }
  await new Promise<void>((resolve) => waiting.push(resolve))
}

/** The turn goes to whoever waits longest, so that nobody newer slips in between. */
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
