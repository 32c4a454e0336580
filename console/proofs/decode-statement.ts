/** A bank's file as text: UTF-8, or else Big5, as older systems in Hong Kong write Chinese. */
export function decodeStatement(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8.
    return new TextDecoder('big5').decode(bytes)
  }
}
