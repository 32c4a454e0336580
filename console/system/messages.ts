import { defineMessages } from '../language/messages.ts'

export const systemMessages = defineMessages({
  title: ['System', '系統'],
  backup: ['Backup', '備份'],
  backupGood: ['Up to date', '正常'],
  backupLate: ['Late', '逾時'],
  backupOff: ['Not scheduled', '未有排程'],
  lastBackup: [
    (time: string, age: string) => `Last made ${time} (${age} ago)`,
    (time: string, age: string) => `上次備份：${time}（${age}前）`,
  ],
  noBackup: [
    'No backup yet. Run npm run backup on the server; docs/operations.md says how backups are made, kept and restored.',
    '尚未有備份。請在伺服器執行 npm run backup；備份、保存及還原方法見 docs/operations.md。',
  ],
  backupOffText: [
    'Daily backups are switched off (BACKUP_HOUR). Make sure that you back up in another way.',
    '網店不會每日備份（BACKUP_HOUR 設為 off）。請確保已有其他備份方法。',
  ],
  backupLateText: [
    'No backup was made in the last day. Run npm run backup on the server to see why.',
    '過去一日沒有備份。請在伺服器執行 npm run backup，查看原因。',
  ],
  backupError: ['Error of the last attempt', '上次嘗試的錯誤'],
  audit: ['Audit of the ledgers', '帳目核對'],
  auditGood: ['No findings', '沒有差異'],
  findings: [
    (count: number) => (count === 1 ? '1 finding' : `${count} findings`),
    (count: number) => `${count} 項差異`,
  ],
  auditNever: ['Not run yet', '尚未核對'],
  auditNeverText: ['It runs every night at 04:15.', '每晚 04:15 核對一次。'],
  audited: [
    (time: string) => `Stock, orders, payments and points, as of ${time}`,
    (time: string) => `存貨、訂單、付款及積分，截至 ${time}`,
  ],
  auditText: [
    'Data was changed outside the shop, or the shop has a bug. Run npm run audit on the server for the current state.',
    '資料曾被網店以外的方式更改，或網店出錯。請在伺服器執行 npm run audit，查看現況。',
  ],
  firstOf: [
    (shown: number, all: number) => `The first ${shown} of ${all}`,
    (shown: number, all: number) => `首 ${shown} 項，共 ${all} 項`,
  ],
  jobs: ['Failed jobs', '未完成的系統工作'],
  noJobs: ['No failed jobs.', '系統工作一切正常。'],
  jobsText: [
    'Each was retried for about four days. Retry it once the cause is fixed.',
    '每項已嘗試約四日。解決原因後，可再試一次。',
  ],
  failed: [
    (attempts: number, time: string) => `${attempts} attempts, the last ${time}`,
    (attempts: number, time: string) => `已嘗試 ${attempts} 次，最後一次在 ${time}`,
  ],
  retry: ['Retry', '再試'],
  retryOf: [(task: string) => `Retry: ${task}`, (task: string) => `再試：${task}`],
  retried: ['Retrying', '正在再試'],
  drop: ['Discard', '放棄'],
  dropOf: [(task: string) => `Discard: ${task}`, (task: string) => `放棄：${task}`],
  dropTitle: [(task: string) => `Discard ${task}?`, (task: string) => `放棄 ${task}？`],
  dropText: ['It will never run again.', '這項系統工作將不會再執行。'],
  dropped: ['Discarded', '已放棄'],
})
