import { useEffect, useRef, useState } from 'react'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { useLocalePath } from '../locale.ts'
import type { AuthMessages } from '../messages/en/authentication.ts'
import { forgotPasswordPath } from '../paths.ts'
import { authFields, type AuthField } from './auth-draft.ts'
import { useAuthMessages } from './auth-messages.ts'
import type { AuthForm } from './use-auth-form.ts'

export function fieldId(field: AuthField): string {
  return `auth-${field}`
}

/** Error summary: each entry links to its field. */
export function FormStatus({ form }: { form: AuthForm }) {
  const place = useRef<HTMLDivElement>(null)
  const { failures } = form

  // Focus the summary after every refusal, even an identical one.
  useEffect(() => {
    if (failures > 0) place.current?.focus()
  }, [failures])

  return (
    <div ref={place} tabIndex={-1} role="alert" className="scroll-mt-32 empty:-mb-5">
      <Problems form={form} />
      <Refused form={form} />
    </div>
  )
}

function Problems({ form: { problems } }: { form: AuthForm }) {
  const messages = useAuthMessages()
  const wrong = authFields.flatMap((field) => {
    const problem = problems[field]
    return problem ? [{ field, text: messages[problem] }] : []
  })
  if (wrong.length === 0) return null
  return (
    <Notice tone="error" title={messages.problems(wrong.length)}>
      <ul className="grid gap-2">
        {wrong.map(({ field, text }) => (
          <li key={field}>
            <a className="link" href={`#${fieldId(field)}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Refused({ form: { refusal } }: { form: AuthForm }) {
  const messages = useAuthMessages()
  const path = useLocalePath()
  if (refusal === null) return null
  if (refusal.kind === 'other') return <Notice tone="error">{refusal.text}</Notice>
  if (refusal.kind === 'wait') return <Wait key={refusal.seconds} seconds={refusal.seconds ?? 60} />
  return (
    <Notice
      tone="error"
      title={messages.refused}
      action={
        <Link className="link" href={path(forgotPasswordPath)}>
          {messages.forget}
        </Link>
      }
    >
      {messages.refusedText}
    </Notice>
  )
}

/** Announced twice, not every second: when the wait starts and when it is over. */
function Wait({ seconds }: { seconds: number }) {
  const messages = useAuthMessages()
  const [isOver, setOver] = useState(false)

  // Timers need an effect.
  useEffect(() => {
    const timer = setTimeout(setOver, seconds * 1000, true)
    return () => clearTimeout(timer)
  }, [seconds])

  if (isOver) return <Notice tone="info">{messages.now}</Notice>
  return <Notice tone="warn">{messages.tooMany(waitText(seconds, messages))}</Notice>
}

export function waitText(seconds: number, messages: AuthMessages): string {
  return seconds < 120 ? messages.inSeconds(seconds) : messages.inMinutes(Math.ceil(seconds / 60))
}
