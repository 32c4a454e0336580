import { isUtf8 } from 'node:buffer'
import { readFile, stat } from 'node:fs/promises'

/** Why a file cannot be imported, as a message for the person importing it. */
export class FileProblem extends Error {}

export async function readCsvFile(path: string): Promise<string> {
  const bytes = await read(path)
  if (bytes.length === 0) throw new FileProblem(`${path} is empty.`)
  const kind = otherKind(bytes)
  if (kind) throw new FileProblem(`${path} is ${kind}: save it as “CSV UTF-8” and import that.`)
  const line = firstBadLine(bytes)
  if (line !== null) {
    throw new FileProblem(`${path} is not UTF-8 on line ${line}: save it as “CSV UTF-8”.`)
  }
  return bytes.toString('utf8')
}

export async function requireFolder(path: string): Promise<void> {
  const found = await reached(path, () => stat(path))
  if (!found.isDirectory()) throw new FileProblem(`${path} is not a folder.`)
}

function read(path: string): Promise<Buffer> {
  return reached(path, () => readFile(path))
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EISDIR: 'is a folder, not a file',
  EACCES: 'is not readable by this user',
  EPERM: 'is not readable by this user',
}

async function reached<Result>(path: string, look: () => Promise<Result>): Promise<Result> {
  try {
    return await look()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new FileProblem(`${path} ${reasons[code] ?? `cannot be read (${code})`}.`)
  }
}

/** Recognises other formats that spreadsheets save by default. */
function otherKind(bytes: Buffer): string | null {
  const start = bytes.subarray(0, 4).toString('latin1')
  if (start.startsWith('PK')) return 'a workbook or an archive, not CSV'
  if (start === '\u00D0\u00CF\u0011\u00E0') return 'an old Excel workbook, not CSV'
  if (start.startsWith('\u00FF\u00FE') || start.startsWith('\u00FE\u00FF')) return 'UTF-16'
  return bytes.includes(0) ? 'not text' : null
}

function firstBadLine(bytes: Buffer): number | null {
  if (isUtf8(bytes)) return null
  let line = 1
  let start = 0
  while (start < bytes.length) {
    const end = bytes.indexOf(0x0a, start)
    const stop = end < 0 ? bytes.length : end
    if (!isUtf8(bytes.subarray(start, stop))) return line
    start = stop + 1
    line += 1
  }
  return line
}
