/** Connection lost or silent, pool exhausted, statement cancelled, server starting or stopping. */
export function isDatabaseDown(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(08|57|53)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'].includes(code) ||
    /Connection terminated|timeout exceeded when trying to connect|read timeout|not queryable/.test(
      error.message,
    )
  )
}
