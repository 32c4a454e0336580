import { ApiError } from '#contract/client.ts'

export function isRefused(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code
}
