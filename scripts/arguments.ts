import { parseArgs, type ParseArgsConfig } from 'node:util'

/** The arguments of a command. What it does not know ends it with a sentence and how it is used. */
export function readArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!isWrongUse(error)) throw error
    return refuseUse(error.message, usage)
  }
}

/** Ends the command: it was asked for something that it does not do. */
export function refuseUse(sentence: string, usage: string): never {
  console.error(`${sentence}\n\n${usage}`)
  process.exit(2)
}

function isWrongUse(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
  )
}
