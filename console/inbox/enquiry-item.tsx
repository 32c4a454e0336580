import { htmlLang } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { Breakable } from '../parts/breakable.tsx'
import { showAge, showTime } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { showFailure, showUndoToast } from '../parts/toasts.ts'
import { IfMay } from '../parts/if-may.tsx'
import { InboxItem } from './inbox-list.tsx'
import { inboxMessages } from './messages.ts'
import { SpamSigns } from './spam-signs.tsx'

export type Enquiry = StaffAnswer<'GET /enquiries'>['data'][number]

const tones = { open: 'act', answered: 'good', spam: 'bad' } as const

interface EnquiryItemProps {
  enquiry: Enquiry
  onAnswer: () => void
  onNote: () => void
}

export function EnquiryItem(props: EnquiryItemProps) {
  const { enquiry } = props
  const texts = useMessages(inboxMessages)
  const { status, created_at: at, phone, area_code: area } = enquiry
  return (
    <InboxItem
      head={enquiry.subject}
      state={<StateBadge tone={tones[status]}>{texts.enquiryState[status]}</StateBadge>}
      details={
        <>
          {enquiry.name} · <Breakable>{enquiry.email}</Breakable>
          {phone ? (
            <>
              {' '}
              ·{' '}
              <a className="link whitespace-nowrap" href={`tel:+${area}${phone}`}>
                +{area} {phone}
              </a>
            </>
          ) : null}{' '}
          · <time title={showTime(at)}>{showAge(at)}</time> · {texts.language[enquiry.locale]}
        </>
      }
      actions={
        <IfMay permission="customers:manage">
          <EnquiryActions {...props} />
        </IfMay>
      }
    >
      <p lang={htmlLang[enquiry.locale]} className="whitespace-pre-line">
        {enquiry.description}
      </p>
      <SpamSigns signs={enquiry.spam_signs} />
      {enquiry.replies.length > 0 ? (
        <ol className="grid gap-2" aria-label={texts.answers}>
          {enquiry.replies.map(({ text, staff_name: name, created_at: sent }, place) => (
            <li key={place}>
              <blockquote>
                <small className="text-ink-2">
                  {name ?? texts.shop} · <time title={showTime(sent)}>{showAge(sent)}</time>
                </small>
                <p lang={htmlLang[enquiry.locale]} className="whitespace-pre-line">
                  {text}
                </p>
              </blockquote>
            </li>
          ))}
        </ol>
      ) : null}
      {enquiry.note ? (
        <blockquote>
          <small className="text-ink-2">{texts.note}</small>
          <p className="whitespace-pre-line">{enquiry.note}</p>
        </blockquote>
      ) : null}
    </InboxItem>
  )
}

function EnquiryActions({ enquiry, onAnswer, onNote }: EnquiryItemProps) {
  const texts = useMessages(inboxMessages)
  const mark = useWrite('PUT /enquiries/{id}/status', { changes: ['GET /enquiries'] })
  const params = { id: enquiry._id }

  async function move(status: Enquiry['status']) {
    try {
      await mark.mutateAsync({ params, body: { status } })
      showUndoToast(texts.done[status], () =>
        mark.mutate({ params, body: { status: enquiry.status } }, { onError: showFailure }),
      )
    } catch (error) {
      showFailure(error)
    }
  }

  const isOpen = enquiry.status === 'open'
  return (
    <>
      {enquiry.status === 'spam' ? null : (
        <Button
          small
          kind={isOpen ? 'primary' : 'ghost'}
          data-key={isOpen ? 'a' : undefined}
          onClick={onAnswer}
        >
          {texts.answer}
        </Button>
      )}
      {isOpen ? (
        <Button
          small
          kind="ghost"
          data-key="r"
          busy={mark.isPending}
          onClick={() => void move('answered')}
        >
          {texts.answered}
        </Button>
      ) : (
        <Button
          small
          kind="ghost"
          data-key="a"
          busy={mark.isPending}
          onClick={() => void move('open')}
        >
          {texts.reopen}
        </Button>
      )}
      {isOpen ? (
        <Button small kind="ghost" onClick={() => void move('spam')}>
          {texts.spam}
        </Button>
      ) : null}
      <Button small kind="ghost" onClick={onNote}>
        {texts.note}
      </Button>
    </>
  )
}
