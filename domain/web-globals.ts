/** Typed by hand: domain/ includes neither DOM nor Node types, and every runtime has both. */
export const { TextDecoder, URL } = globalThis as unknown as {
  TextDecoder: new (
    code: string,
    options?: { fatal: boolean },
  ) => { decode: (bytes: ArrayBuffer) => string }
  URL: new (
    address: string,
    base: string,
  ) => { pathname: string; searchParams: { get: (name: string) => string | null } }
}
