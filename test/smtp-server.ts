import { createServer, type Socket } from 'node:net'

export interface SmtpServer {
  url: string
  port: number
  /** Recipients of what was accepted. */
  received: string[]
  /** Message ids of the same, in the same order. */
  messageIds: string[]
  /** Answers to these recipients, such as `550 5.1.1 no such user`. */
  refusals: Map<string, string>
  close: () => Promise<void>
}

/** Steps of one message: it was announced, taken before the sender is told, and told. */
export type Step = 'announced' | 'taken' | 'told'

type Mailbox = Pick<SmtpServer, 'received' | 'messageIds' | 'refusals'>

/**
 * A mail server on this machine that takes every message, except to the recipients it refuses.
 * Closed, it can be started again with its port and mailbox.
 */
export async function startSmtpServer(
  port = 0,
  { received, messageIds, refusals }: Mailbox = emptyMailbox(),
  onStep: (step: Step) => void = () => {},
): Promise<SmtpServer> {
  const mailbox = { received, messageIds, refusals }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    converse(socket, mailbox, onStep)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const taken = typeof address === 'object' ? (address?.port ?? 0) : 0
  return {
    url: `smtp://127.0.0.1:${taken}?ignoreTLS=true`,
    port: taken,
    ...mailbox,
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      return closed
    },
  }
}

function emptyMailbox(): Mailbox {
  return { received: [], messageIds: [], refusals: new Map() }
}

function converse(
  socket: Socket,
  { received, messageIds, refusals }: Mailbox,
  onStep: (step: Step) => void,
): void {
  let recipient = ''
  let text = ''
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
        text += `${line}\n`
        if (line !== '.') continue
        isText = false
        received.push(recipient)
        // A long header goes on in the next line.
        messageIds.push(/^message-id:\s*<(.*)>/im.exec(text)?.[1] ?? '')
        onStep('taken')
        socket.write('250 taken\r\n', () => onStep('told'))
      } else if (line.startsWith('RCPT')) {
        recipient = /<(.*)>/.exec(line)?.[1] ?? ''
        onStep('announced')
        say(refusals.get(recipient) ?? '250 fine')
      } else if (line === 'DATA') {
        isText = true
        text = ''
        say('354 go on')
      } else if (line === 'STARTTLS') say('502 no encryption here')
      else if (line === 'QUIT') {
        say('221 bye')
        socket.end()
      } else say('250 fine')
    }
  })
}
