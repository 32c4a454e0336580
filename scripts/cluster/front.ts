import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../command.ts'
import { Program, takesConnections } from './programs.ts'

/** What stands between shoppers and the shop: Varnish, and nginx behind it. */

/** Runs `deploy/nginx.conf` without TLS: it knows which web process takes requests. */
export async function nginx(
  { command, dir }: { command: string; dir: string },
  { port, web }: { port: number; web: readonly number[] },
): Promise<Program> {
  const file = path.join(dir, 'nginx.conf')
  const temporary = path.join(dir, 'nginx')
  await mkdir(temporary, { recursive: true })
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    file,
    `daemon off;
pid ${path.join(dir, 'nginx.pid')};
error_log stderr error;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${folders.map((kind) => `${kind}_temp_path ${path.join(temporary, kind)};`).join('\n  ')}
  client_max_body_size 12m;
  upstream shop {
    ${web.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port} reuseport;
    proxy_buffer_size 16k;
    proxy_buffers 8 16k;
    location / {
      proxy_pass http://shop;
      proxy_http_version 1.1;
      proxy_set_header connection "";
      proxy_set_header host $host;
      proxy_set_header x-forwarded-for $remote_addr;
      proxy_next_upstream error timeout;
    }
  }
}
`,
  )
  return new Program({
    name: 'nginx',
    command,
    args: ['-p', dir, '-e', 'stderr', '-c', file],
    isReady: () => takesConnections(port),
  })
}

/** Varnish with the sample of this repository. */
export async function varnish(
  { command, dir }: { command: string; dir: string },
  { port, behind }: { port: number; behind: number },
): Promise<Program> {
  const sample = await readFile(path.join(root, 'deploy/varnish.vcl'), 'utf8')
  const file = path.join(dir, 'varnish.vcl')
  await writeFile(file, sample.replace('"8080"', `"${behind}"`))
  const folder = path.join(dir, 'varnish')
  return new Program({
    name: 'Varnish',
    command,
    args: ['-F', '-j', 'none', '-a', `127.0.0.1:${port}`, '-f', file, '-n', folder],
    isReady: () => takesConnections(port),
  })
}
