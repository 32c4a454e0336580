import { readFile, stat } from 'node:fs/promises'
import { tell } from './problem.ts'
import { readText } from './read-text.ts'

/** Why a file cannot be imported, as a message for the person importing it. */
export class FileProblem extends Error {}

export async function readProductFile(path: string): Promise<string> {
  const bytes = await reached(path, () => readFile(path))
  if (bytes.length === 0) throw new FileProblem(`${path} is empty.`)
  const text = readText(bytes)
  if (typeof text === 'string') return text
  const { line, message } = tell(text, 'en')
  throw new FileProblem(`${path}, line ${line}: ${message}.`)
}

export async function requireFolder(path: string): Promise<void> {
  const found = await reached(path, () => stat(path))
  if (!found.isDirectory()) throw new FileProblem(`${path} is not a folder.`)
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
