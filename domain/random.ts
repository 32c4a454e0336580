/** Typed by hand: domain/ includes neither DOM nor Node types, and every runtime has Web Crypto. */
const { crypto } = globalThis as unknown as {
  crypto: { getRandomValues: (bytes: Uint8Array) => Uint8Array }
}

export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count))
}

/**
 * A random whole number from zero up to but excluding `bound` (at most 256), uniformly distributed.
 */
export function randomBelow(bound: number): number {
  const ceiling = 256 - (256 % bound)
  for (;;) {
    const [byte = 0] = randomBytes(1)
    // Bytes above the largest multiple of the bound would favour small numbers.
    if (byte < ceiling) return byte % bound
  }
}
