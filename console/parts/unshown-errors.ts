export interface PathError {
  path: string
  message: string
}

/** Errors of a form at paths that no field on the screen shows: a press would seem to do nothing. */
export function unshownErrors(
  errors: object,
  isShown: (path: string) => boolean,
  below: readonly string[] = [],
): PathError[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    // The form's own error has a place of its own.
    if (below.length === 0 && name === 'root') return []
    if (typeof error !== 'object' || error === null || name === 'ref') return []
    // A list keeps what is wrong with all of it below its name.
    const path = name === 'root' ? below : [...below, name]
    if (!('message' in error) || typeof error.message !== 'string') {
      return unshownErrors(error, isShown, path)
    }
    const text = path.join('.')
    return isShown(text) ? [] : [{ path: text, message: error.message }]
  })
}
