import { fold } from './fold.ts'

export const proofOutcomes = ['done', 'scheduled', 'failed', 'unknown'] as const
export type ProofOutcome = (typeof proofOutcomes)[number]

const words = {
  failed: {
    latin:
      'failed|unsuccessful|declined|rejected|cancelled|not completed|not accepted|not successful|unable to',
    han: '失敗|不成功|未能|已取消|被拒|拒絕|未獲接納|不獲接納|不接納|不接受',
  },
  scheduled: {
    latin: 'scheduled|processing|pending|submitted|post-?dated|future-?dated|in progress|awaiting',
    han: '預約|處理中|正在處理|待授權|待處理|待確認|已遞交|已提交|指示已收到|未完成',
  },
  done: {
    latin:
      'completed?|successful(?:ly)?|succeeded|success|accepted|transferred|received|you paid|you sent|paid|sent',
    han: '成功|已完成|已轉賬|已付款|已支付|完成|已到賬|已入賬|[已獲][接援授]納|已[接援授]受|收訖|收妥|已收到款項',
  },
} as const

/**
 * The status of the payment. "Instruction received" is not a payment: any wording of failure or
 * delay outweighs a tick.
 */
export function outcomeOf(lines: readonly string[]): ProofOutcome {
  const text = lines
    .map(fold)
    .join('\n')
    .replaceAll(/processing fee/g, '')
    // OCR may have put spaces into Chinese text.
    .replaceAll(/(?<=\p{Script=Han})[^\S\n]+(?=\p{Script=Han})/gu, '')
  for (const outcome of ['failed', 'scheduled', 'done'] as const) {
    const { latin, han } = words[outcome]
    if (new RegExp(`(?<![a-z])(?:${latin})(?![a-z])|${han}`).test(text)) return outcome
  }
  return 'unknown'
}
