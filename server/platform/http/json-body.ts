/** JSON of unchanging objects, made on first use. */
const bodies = new WeakMap<object, Buffer | null>()

/** Freezes an object deeply, so that its JSON is made once for all answers that contain it. */
export function unchanging<Value extends object>(value: Value): Value {
  freeze(value)
  bodies.set(value, null)
  return value
}

function freeze(value: object): void {
  Object.freeze(value)
  for (const part of Object.values(value)) {
    if (isObject(part) && !Object.isFrozen(part)) freeze(part)
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Same output as `JSON.stringify`, reusing the JSON of unchanging list items. */
export function jsonBody(answer: unknown): string | Buffer<ArrayBuffer> {
  const hasReadyMade = isObject(answer) && Object.values(answer).some(isReadyMade)
  if (!hasReadyMade) return JSON.stringify(answer)
  const pieces: Buffer[] = []
  let mark = '{'
  for (const [key, value] of Object.entries(answer)) {
    if (value === undefined) continue
    pieces.push(Buffer.from(`${mark}${JSON.stringify(key)}:`), ...partsOf(value))
    mark = ','
  }
  pieces.push(Buffer.from('}'))
  return Buffer.concat(pieces)
}

function isReadyMade(value: unknown): value is object[] {
  const first: unknown = Array.isArray(value) ? value[0] : undefined
  return isObject(first) && bodies.has(first)
}

const [comma, open, close] = [',', '[', ']'].map((mark) => Buffer.from(mark))

function partsOf(value: unknown): Buffer[] {
  if (!isReadyMade(value)) return [Buffer.from(JSON.stringify(value))]
  const pieces = value.flatMap((part, at) => [at === 0 ? open : comma, bodyOf(part)])
  return [...pieces, close].filter((piece) => piece !== undefined)
}

function bodyOf(value: object): Buffer {
  const known = bodies.get(value)
  if (known) return known
  const body = Buffer.from(JSON.stringify(value))
  if (known === null) bodies.set(value, body)
  return body
}
