const mark = 'agent '

/** Owner of the idempotency keys that a platform's agents send to one operation. */
export function agentKeeper(platform: string, operation: string): string {
  return `${mark}${operation} ${platform}`
}

/** How such owners begin: their keys are kept longer. */
export const agentKeepers = `${mark}%`
