import pino, { type Logger } from 'pino'
import { requestId } from './http/request-context.ts'
import { withSourceLines } from './source-lines.ts'

/**
 * Logs as JSON, one line each, with the id of the request they are about. What a person typed stays
 * out: callers log ids and outcomes, and texts of errors are cleaned of what may be personal.
 */
export function openLog(level: string, write?: (line: string) => void): Logger {
  const options: pino.LoggerOptions = {
    level,
    redact: ['email', 'phone', 'token', 'authorization'],
    mixin() {
      const id = requestId()
      return id === undefined ? {} : { request: id }
    },
    serializers: { error: describeError },
    formatters: {
      log: (fields) =>
        Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [
            name,
            typeof value === 'string' ? withoutPersonalData(value) : value,
          ]),
        ),
    },
  }
  return write ? pino(options, { write }) : pino(options)
}

/** An error without the values PostgreSQL and mail servers put into theirs. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutPersonalData(String(error))
  const of = (name: string): unknown => Reflect.get(error, name)
  return {
    type: error.name,
    message: withoutPersonalData(error.message),
    // Its first line repeats the message.
    stack: withSourceLines(error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    code: of('code'),
    table: of('table'),
    constraint: of('constraint'),
  }
}

/** Addresses, numbers of phones, tokens, and values quoted by PostgreSQL. */
function withoutPersonalData(text: string): string {
  return (
    text
      // At most so many: of a long text without @ each start would be read to its end.
      .replaceAll(/[^\s<>"'(,;:=]{1,200}@[^\s<>"'),;]+/g, '[email]')
      .replaceAll(/(?:\+\d{1,3}[ -]?)?\b\d{4}[ -]?\d{4}\b/g, '[phone]')
      .replaceAll(/\b(Bearer |(?:token|password|secret|key)=)\S+/gi, '$1[secret]')
      .replaceAll(/: "[^"]*"/g, ': [value]')
  )
}
