import { join } from 'node:path'

export type ServerSettings = Readonly<Record<string, string | number>>

/** Sized for a small machine that also runs the shop. */
export function serverSettings(dir: string, port: number, isThrowaway: boolean): ServerSettings {
  return {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socketFits(dir, port) ? '.' : '',
    max_connections: 100,
    shared_buffers: '128MB',
    effective_cache_size: '512MB',
    max_wal_size: '512MB',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] %q%d ',
    ...(isThrowaway ? quick : durable),
  }
}

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

const quick = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
}

/** A socket's path is limited to 107 bytes, on macOS 103. */
function socketFits(dir: string, port: number): boolean {
  return Buffer.byteLength(join(dir, `.s.PGSQL.${port}`)) <= 103
}

export interface Login {
  user: string
  password: string
  database: string
}

/** Uses the socket in the data folder if its path is short enough: 10 % faster than TCP. */
export function connectionUrl(dir: string, port: number, login: Login): string {
  const host = socketFits(dir, port) ? `?host=${encodeURIComponent(dir)}` : ''
  return `postgresql://${login.user}:${login.password}@127.0.0.1:${port}/${login.database}${host}`
}
