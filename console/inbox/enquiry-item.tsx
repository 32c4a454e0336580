import { htmlLang } from '#domain/locale.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { showAge, showTime } from '../parts/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { showFailure, showUndoToast } from '../parts/toasts.ts'
import { InboxItem } from './inbox-list.tsx'
import { inboxMessages } from './messages.ts'
import { SpamSigns } from './spam-signs.tsx'

export type Enquiry = StaffAnswer<'GET /enquiries'>['data'][number]

const tones = { open: 'act', answered: 'good', spam: 'bad' } as const

interface EnquiryItemProps {
  enquiry: Enquiry
  onNote: () => void
}

export function EnquiryItem({ enquiry, onNote }: EnquiryItemProps) {
  const texts = useMessages(inboxMessages)
  const { status, created_at: at, phone, area_code: area } = enquiry
  return (
    <InboxItem
      head={enquiry.subject}
      state={<StateBadge tone={tones[status]}>{texts.enquiryState[status]}</StateBadge>}
      facts={
        <>
          {enquiry.name} · <span className="break-all">{enquiry.email}</span>
          {phone ? (
            <>
              {' '}
              ·{' '}
              <a className="link" href={`tel:+${area}${phone}`}>
                +{area} {phone}
              </a>
            </>
          ) : null}{' '}
          · <time title={showTime(at)}>{showAge(at)}</time> · {texts.language[enquiry.locale]}
        </>
      }
      actions={<EnquiryActions enquiry={enquiry} onNote={onNote} />}
    >
      <p lang={htmlLang[enquiry.locale]} className="whitespace-pre-line">
        {enquiry.description}
      </p>
      <SpamSigns signs={enquiry.spam_signs} />
      {enquiry.note ? (
        <blockquote>
          <small className="text-ink-2">{texts.note}</small>
          <p className="whitespace-pre-line">{enquiry.note}</p>
        </blockquote>
      ) : null}
    </InboxItem>
  )
}

function EnquiryActions({ enquiry, onNote }: EnquiryItemProps) {
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

  const subject = encodeURIComponent(`Re: ${enquiry.subject}`)
  const isOpen = enquiry.status === 'open'
  return (
    <>
      {isOpen ? (
        <Button small data-key="a" busy={mark.isPending} onClick={() => void move('answered')}>
          {texts.answered}
        </Button>
      ) : (
        <Button small data-key="a" busy={mark.isPending} onClick={() => void move('open')}>
          {texts.reopen}
        </Button>
      )}
      {isOpen ? (
        <Button small kind="ghost" data-key="r" onClick={() => void move('spam')}>
          {texts.spam}
        </Button>
      ) : null}
      <ButtonLink small kind="ghost" href={`mailto:${enquiry.email}?subject=${subject}`}>
        {texts.writeBack}
      </ButtonLink>
      <Button small kind="ghost" onClick={onNote}>
        {texts.note}
      </Button>
    </>
  )
}
