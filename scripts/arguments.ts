import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Parses a command's arguments. Exits with an error and the usage on unknown ones. */
export function readArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!isWrongUse(error)) throw error
    return refuseUse(error.message, usage)
  }
}

/** Exits with an error and the usage. */
export function refuseUse(sentence: string, usage: string): never {
  console.error(`${sentence}\n\n${usage}`)
  process.exit(2)
}

function isWrongUse(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
  )
}
