import { useState } from 'react'
import { Tabs } from '#ui/tabs.tsx'
import { useMessages } from '../language/messages.ts'
import { sentMessages } from './sent-messages.ts'

interface MessagePreviewProps {
  text: string
  /** Null for a text message. */
  emailUrl: string | null
  /** What it shows. */
  label: string
}

/** An email as its customer sees it, or a message as text. */
export function MessagePreview({ text, emailUrl, label }: MessagePreviewProps) {
  const texts = useMessages(sentMessages)
  const plain = <p className="break-words whitespace-pre-line">{text}</p>
  return (
    <section className="min-w-0" aria-label={label}>
      <small className="text-ink-2">{label}</small>
      {emailUrl === null ? (
        plain
      ) : (
        <Tabs
          label={label}
          tabs={[
            { id: 'email', title: texts.preview.email, content: <EmailFrame url={emailUrl} /> },
            { id: 'text', title: texts.preview.text, content: plain },
          ]}
        />
      )}
    </section>
  )
}

/** Without scripts, forms, pop-ups and navigation; with another link it would load once more. */
function EmailFrame({ url }: { url: string }) {
  const texts = useMessages(sentMessages)
  const [first] = useState(url)
  return <iframe className="email-frame" src={first} title={texts.preview.email} sandbox="" />
}
