import { isPlugInSetting, settingNames } from '#server/platform/settings.ts'
import type { Environment } from './environment.ts'

/** Settings that nothing reads: everything unknown in `.env`, and what looks misspelt outside it. */
export function findUnknownSettings(file: Environment, started: Environment): string[] {
  const known = new Set<string>(settingNames)
  const inFile = Object.keys(file).filter((name) => !known.has(name) && !isPlugInSetting(name))
  const outside = Object.keys(started).filter(
    (name) =>
      !known.has(name) && !isPlugInSetting(name) && !(name in file) && likely(name) !== undefined,
  )
  return [...inFile, ...outside].map((name) => {
    const meant = likely(name)
    return meant ? `${name} (did you mean ${meant}?)` : name
  })
}

/** The setting that a name is one or two characters away from. Short names resemble many. */
function likely(name: string): string | undefined {
  return settingNames.find(
    (known) => known !== name && known.length > 5 && distance(known, name) <= 2,
  )
}

/** Characters to insert, delete or replace: Levenshtein's distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, left] of a.split('').entries()) {
    const next = [i + 1]
    for (const [j, right] of b.split('').entries()) {
      const replaced = (row[j] ?? 0) + (left === right ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
