import { expect, test } from 'vitest'
import { listReviews, rejectReview, replyToReview } from '#contract/staff/aftersales.ts'
import { noteEnquiry, searchEnquiries } from '#contract/staff/enquiries.ts'
import { expectFields, firstExample, type DialogCase } from '#test/console-dialogs.tsx'
import { consoleMarkup } from '#test/console-markup.tsx'
import { inboxMessages } from './messages.ts'
import { NoteDialog } from './note-dialog.tsx'
import { RejectDialog, ReplyDialog } from './review-dialogs.tsx'

const onClose = () => {}
const texts = inboxMessages.en
const enquiry = firstExample(searchEnquiries)
const review = firstExample(listReviews)

const dialogs: DialogCase[] = [
  {
    title: texts.noteTitle(enquiry.subject),
    dialog: <NoteDialog {...{ enquiry, onClose }} />,
    call: noteEnquiry,
    fields: { note: texts.noteLabel },
  },
  {
    title: texts.rejectTitle(review.author),
    dialog: <RejectDialog {...{ review, onClose }} />,
    call: rejectReview,
    fields: { reason: texts.reason },
  },
  {
    title: texts.replyTitle(review.author),
    dialog: <ReplyDialog {...{ review, onClose }} />,
    call: replyToReview,
    fields: { text: texts.replyLabel },
  },
]

test.each(dialogs)('“$title” asks for what its call takes, each under its label', expectFields)

test('a reply is written below what the customer wrote, and starts with the reply there is', () => {
  const reply = { text: 'Thank you!', created_at: '2026-11-22T04:00:00.000Z' }
  const markup = consoleMarkup(<ReplyDialog review={{ ...review, reply }} onClose={onClose} />)
  expect(markup.indexOf(review.comments)).toBeGreaterThan(0)
  expect(markup.indexOf('>Thank you!</textarea>')).toBeGreaterThan(markup.indexOf(review.comments))
})
