/** One field of an EMVCo merchant-presented code: two-digit id, two-digit length, value. */
export interface EmvField {
  id: string
  value: string
  /** Nested fields of a template; null for a plain value. */
  fields: readonly EmvField[] | null
}

/** FPS account (26) and additional data (62) contain nested fields. */
const templates = ['26', '62']

export function writeField(id: string, value: string): string {
  if (value.length < 1 || value.length > 99)
    throw new Error(`field ${id} has length ${value.length}`)
  return id + String(value.length).padStart(2, '0') + value
}

/** The fields between the format indicator and the checksum; null if the code is malformed. */
export function readFields(text: string): EmvField[] | null {
  const fields: EmvField[] = []
  let at = 0
  while (at < text.length) {
    const head = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4))
    if (!head) return null
    const [, id = '', length = ''] = head
    const value = text.slice(at + 4, at + 4 + Number(length))
    if (value.length !== Number(length)) return null
    const inner = templates.includes(id) ? readFields(value) : null
    fields.push({ id, value, fields: inner })
    at += 4 + value.length
  }
  return fields
}

/** Appends the checksum, which covers its own id and length. */
export function withChecksum(fields: string): string {
  const covered = `${fields}6304`
  return covered + checksum(covered)
}

/** CRC-16/CCITT-FALSE: polynomial 0x1021, initial value 0xFFFF, neither reflected nor inverted. */
export function checksum(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= (character.codePointAt(0) ?? 0) << 8
    for (let bit = 0; bit < 8; bit++) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021
      crc &= 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
