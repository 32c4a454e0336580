import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { serverUser } from '#db/embedded/system-user.ts'
import { Program, takesConnections } from './programs.ts'

/** PgBouncer in transaction mode before the database at `directUrl`. */
export async function pgbouncer(
  { command, dir }: { command: string; dir: string },
  { port, directUrl }: { port: number; directUrl: string },
): Promise<Program> {
  const { username, password, port: server, pathname } = new URL(directUrl)
  const file = path.join(dir, 'pgbouncer.ini')
  const users = path.join(dir, 'pgbouncer-users.txt')
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`)
  await writeFile(
    file,
    `[databases]
${pathname.slice(1)} = host=127.0.0.1 port=${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 15
max_client_conn = 500
server_login_retry = 1
`,
  )
  return new Program({
    name: 'PgBouncer',
    command,
    args: [file],
    // It refuses root, as PostgreSQL does.
    user: serverUser(path.join(dir, 'db', 'postgres')),
    isReady: () => takesConnections(port),
  })
}
