import { useRef, useState, type FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea, TextInput } from '#ui/text-input.tsx'
import { errorText } from '../forms/error-text.ts'
import { takeFocus } from '../forms/take-focus.ts'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useMessages } from '../messages/messages.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import type { EnquiryOutcome } from './enquire-without-script.ts'
import {
  emptyDraft,
  enquiryFields,
  problemsOf,
  typedDraft,
  type EnquiryProblems,
} from './enquiry-draft.ts'
import { sendEnquiry } from './send-enquiry.ts'
import { useOwnContact } from './use-own-contact.ts'

/** Works as a plain form; with JavaScript it submits without leaving the page. */
export function EnquiryForm({ outcome }: { outcome: EnquiryOutcome | null }) {
  const messages = useMessages()
  const lazyMessages = useLazyMessages()
  const { enquiry: text } = lazyMessages
  const locale = useLocale()
  const refused = outcome && !outcome.isSent ? outcome : null
  const [isSent, setSent] = useState(outcome?.isSent ?? false)
  const [problems, setProblems] = useState<EnquiryProblems>(refused?.problems ?? {})
  const [refusal, setRefusal] = useState(refused?.refusal ?? null)
  const [isBusy, setBusy] = useState(false)
  const isInBrowser = useInBrowser()
  const form = useRef<HTMLFormElement>(null)
  // A form that came back from the shop has what was typed.
  useOwnContact(form, refused === null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const sent = event.currentTarget
    const draft = typedDraft(new FormData(sent))
    const found = problemsOf(draft, lazyMessages)
    setProblems(found)
    setRefusal(null)
    if (Object.keys(found).length > 0) return focusFirst(sent, found)
    setBusy(true)
    try {
      await sendEnquiry(locale, draft)
      setSent(true)
    } catch (error) {
      setRefusal(errorText(error, messages))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section aria-labelledby="enquiry" className="enquiry">
      {/* Takes the focus: the pressed button is gone with the form. */}
      <h2 id="enquiry" tabIndex={-1} {...(isSent && isInBrowser && { ref: takeFocus })}>
        {text.title}
      </h2>
      <output>
        {isSent ? (
          <Notice tone="success" title={text.sent}>
            {text.sentText}
          </Notice>
        ) : null}
      </output>
      {isSent ? null : (
        <form
          ref={form}
          method="post"
          noValidate={isInBrowser}
          className="grid max-w-form gap-5"
          onSubmit={(event) => void submit(event)}
        >
          <div role="alert">{refusal ? <Notice tone="error">{refusal}</Notice> : null}</div>
          <EnquiryFields draft={refused?.draft ?? emptyDraft} problems={problems} />
          <Button type="submit" busy={isBusy}>
            {text.send}
          </Button>
        </form>
      )}
    </section>
  )
}

interface EnquiryFieldsProps {
  draft: typeof emptyDraft
  problems: EnquiryProblems
}

function EnquiryFields({ draft, problems }: EnquiryFieldsProps) {
  const { checkout, enquiry: text } = useLazyMessages()
  return (
    <>
      <TextInput
        label={checkout.name}
        name="name"
        autoComplete="name"
        maxLength={100}
        required
        defaultValue={draft.name}
        error={problems.name}
      />
      <TextInput
        label={checkout.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={draft.email}
        error={problems.email}
      />
      <div className="grid grid-cols-[104px_minmax(0,1fr)] items-start gap-3">
        <TextInput
          label={checkout.areaCode}
          name="area_code"
          type="tel"
          inputMode="tel"
          autoComplete="tel-country-code"
          maxLength={6}
          defaultValue={draft.area_code}
        />
        <TextInput
          label={checkout.phone}
          note={checkout.optional}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={30}
          defaultValue={draft.phone}
          error={problems.phone}
        />
      </div>
      <TextInput
        label={text.subject}
        name="subject"
        autoComplete="off"
        maxLength={150}
        required
        defaultValue={draft.subject}
        error={problems.subject}
      />
      <TextArea
        label={text.message}
        hint={text.messageHint}
        name="description"
        rows={6}
        maxLength={5000}
        required
        defaultValue={draft.description}
        error={problems.description}
      />
      {/* Honeypot: hidden from people, filled in by bots. */}
      <div className="sr-only" aria-hidden="true">
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          defaultValue={draft.website}
        />
      </div>
    </>
  )
}

function focusFirst(form: HTMLFormElement, problems: EnquiryProblems): void {
  const name = enquiryFields.find((each) => problems[each])
  const field = name && form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
