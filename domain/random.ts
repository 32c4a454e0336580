/** Web Crypto is in every runtime of the shop; the rules see neither DOM nor Node types. */
const { crypto } = globalThis as unknown as {
  crypto: { getRandomValues: (bytes: Uint8Array) => Uint8Array }
}

export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count))
}

/** A whole number from zero to just below the bound (at most 256), each equally likely. */
export function randomBelow(bound: number): number {
  const ceiling = 256 - (256 % bound)
  for (;;) {
    const [byte = 0] = randomBytes(1)
    // A byte above the largest multiple of the bound would favour the small numbers.
    if (byte < ceiling) return byte % bound
  }
}
