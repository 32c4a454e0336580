import type { Area } from '../area.ts'

export const returnsArea: Area = {
  path: 'returns',
  label: { en: 'Returns and refunds', zh: '退貨及退款' },
  icon: 'retry',
  group: 'day',
  permission: 'orders:read',
  letter: 'r',
  queues: ['refund_requests', 'transfers', 'failed_refunds', 'slow_refunds', 'payment_issues'],
  screens: [
    { path: '', load: async () => (await import('./request-list.tsx')).RequestList },
    { path: 'refunds', load: async () => (await import('./refund-list.tsx')).RefundList },
    { path: 'issues', load: async () => (await import('./issue-list.tsx')).IssueList },
    { path: ':id', load: async () => (await import('./request-screen.tsx')).RequestScreen },
  ],
}
