import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const place = /(file:\/\/\S+):(\d+):(\d+)/g

/** A map takes a few megabytes: it is kept only while errors keep coming. */
const keptMs = 60_000
const maps = new Map<string, SourceMap | null>()

/**
 * Names sources in a stack trace of the bundled server. Node itself could do it, but would hold all
 * maps in memory from the start: 75 MB.
 */
export function withSourceLines(stack: string): string {
  return stack.replaceAll(place, (all, url: string, line: string, column: string) => {
    const file = fileURLToPath(url)
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return all
    const source = path.resolve(path.dirname(file), entry.originalSource)
    return `${path.relative('', source)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file)
  if (known !== undefined) return known
  const map = existsSync(`${file}.map`) ? readMap(`${file}.map`) : null
  if (maps.size === 0) setTimeout(() => maps.clear(), keptMs).unref()
  maps.set(file, map)
  return map
}

function readMap(file: string): SourceMap {
  return new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
}
