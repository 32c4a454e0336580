import type { ProofKind } from '#domain/proof/proof-kind.ts'
import type { ProofPayment } from './payment.ts'
import type { Drawing, FieldName } from './sheet.ts'

/** An invented screen in the style of Hong Kong's banks and wallets. */
export interface ProofScreen {
  name: string
  kind: ProofKind
  /** Fields it shows in addition to the outcome. */
  shows: readonly FieldName[]
  draw: (payment: ProofPayment) => Drawing
}

type Outcomes = Record<ProofPayment['outcome'], string>

export const outcomes = {
  en: {
    done: 'Transfer completed',
    failed: 'Transfer failed',
    pending: 'Transfer is being processed',
    scheduled: 'Transfer scheduled',
  },
  zh: { done: '轉賬成功', failed: '轉賬失敗', pending: '轉賬處理中', scheduled: '已預約轉賬' },
  cn: { done: '转账成功', failed: '转账失败', pending: '处理中', scheduled: '已预约转账' },
} as const satisfies Record<string, Outcomes>
