import { createServer, type Socket } from 'node:net'

export interface SmtpServer {
  url: string
  /** Recipients of what was accepted. */
  received: string[]
  /** Answers to these recipients, such as `550 5.1.1 no such user`. */
  refusals: Map<string, string>
  close: () => Promise<void>
}

/** A mail server on this machine that takes every message, except to the recipients it refuses. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: string[] = []
  const refusals = new Map<string, string>()
  const server = createServer((socket) => converse(socket, received, refusals))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    received,
    refusals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function converse(socket: Socket, received: string[], refusals: Map<string, string>): void {
  let recipient = ''
  let isText = false
  let waiting = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 mail.test')
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    waiting += chunk.toString()
    const lines = waiting.split('\r\n')
    waiting = lines.pop() ?? ''
    for (const line of lines) {
      if (isText) {
        if (line !== '.') continue
        isText = false
        received.push(recipient)
        say('250 taken')
      } else if (line.startsWith('RCPT')) {
        recipient = /<(.*)>/.exec(line)?.[1] ?? ''
        say(refusals.get(recipient) ?? '250 fine')
      } else if (line === 'DATA') {
        isText = true
        say('354 go on')
      } else if (line === 'QUIT') {
        say('221 bye')
        socket.end()
      } else say('250 fine')
    }
  })
}
