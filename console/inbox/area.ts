import type { Area } from '../area.ts'

export const inboxArea: Area = {
  path: 'inbox',
  label: { en: 'Inbox', zh: '收件匣' },
  icon: 'mail',
  group: 'people',
  permission: 'customers:read',
  letter: 'i',
  queues: ['reviews', 'comments', 'enquiries'],
  screens: [
    { path: '', load: async () => (await import('./review-inbox.tsx')).ReviewInbox },
    { path: 'comments', load: async () => (await import('./comment-inbox.tsx')).CommentInbox },
    { path: 'enquiries', load: async () => (await import('./enquiry-inbox.tsx')).EnquiryInbox },
  ],
}
