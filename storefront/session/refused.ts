import { ApiError } from '#contract/client.ts'

/** Whether the shop said no for this very reason. */
export function isRefused(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code
}
