export type Part = 'pages' | 'server'

export const parts: Readonly<
  Record<Part, { sources: readonly string[]; outputs: readonly string[] }>
>

export function isUntouched(name: Part): boolean
export function isBuilt(name: Part): boolean
export function stampBuilt(name: Part): void
