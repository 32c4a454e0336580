import type { Area } from '../area.ts'

export const proofsArea: Area = {
  path: 'proofs',
  label: { en: 'Payment proofs', zh: '付款證明' },
  icon: 'document',
  group: 'day',
  permission: 'payments:confirm',
  letter: 'p',
  isOnBar: true,
  queues: ['proofs', 'bank_lines'],
  screens: [
    { path: '', load: async () => (await import('./proof-inbox.tsx')).ProofInbox },
    { path: 'bank', load: async () => (await import('./bank-screen.tsx')).BankScreen },
  ],
}
