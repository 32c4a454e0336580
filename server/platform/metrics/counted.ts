import type { Counter } from 'prom-client'
import type { Mailer } from '../adapters/mail/mailer.ts'
import type { ImageRecogniser } from '../adapters/recogniser/image-recogniser.ts'
import type { Messenger } from '../adapters/sms/messenger.ts'
import type { Metrics } from './metrics.ts'

/** Adapters that count what became of their work. */

export function countedMailer({ send }: Mailer, { emails }: Metrics): Mailer {
  return { send: counted(send, emails) }
}

export function countedMessenger({ send }: Messenger, { textMessages }: Metrics): Messenger {
  return { send: counted(send, textMessages) }
}

export function countedRecogniser(recogniser: ImageRecogniser, metrics: Metrics): ImageRecogniser {
  return {
    async read(picture) {
      const since = performance.now()
      const note = (outcome: string) =>
        metrics.recognitions.of({ outcome }).observe((performance.now() - since) / 1000)
      try {
        const found = await recogniser.read(picture)
        note(found === 'timed_out' ? found : found ? 'read' : 'unreadable')
        return found
      } catch (error) {
        note('failed')
        throw error
      }
    },
    close: () => recogniser.close(),
  }
}

function counted<Message>(
  send: (message: Message) => Promise<void>,
  counter: Counter<'outcome'>,
): (message: Message) => Promise<void> {
  return async (message) => {
    try {
      await send(message)
    } catch (error) {
      counter.inc({ outcome: 'failed' })
      throw error
    }
    counter.inc({ outcome: 'sent' })
  }
}
