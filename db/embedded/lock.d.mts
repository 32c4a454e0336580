export type Lock = { release: () => void; heldBy?: never } | { heldBy: number; release?: never }

export function takeLock(file: string): Lock
export function lockHolder(file: string): number | undefined
export function birthOf(pid: number): string | undefined
