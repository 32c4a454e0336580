export const enquiry = {
  title: 'Write to us',
  subject: 'Subject',
  message: 'Message',
  messageHint: 'With an order, add its number. We answer within one working day.',
  send: 'Send message',
  sent: 'Your message is with us',
  sentText: 'We answer within one working day. A confirmation is on its way to your email.',
  needSubject: 'Enter a subject',
  needMessage: 'Write a message',
}
