import type { z } from 'zod'
import { issuesOf } from '#contract/issues.ts'
import { DomainError } from '#domain/errors.ts'

/** Parses what was sent. Throws `invalid` with every wrong field; `below` is their parent path. */
export function checked<Shape extends z.ZodType>(
  shape: Shape,
  sent: unknown,
  below: readonly string[] = [],
): z.output<Shape> {
  const { data, error } = shape.safeParse(sent, { reportInput: true })
  if (!error) return data
  throw new DomainError('invalid', { issues: issuesOf(error.issues, below) })
}
