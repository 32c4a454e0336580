import type { LocalizedText } from '#domain/locale.ts'

export const noPointsComing: LocalizedText = {
  en: 'No points of this order are coming',
  zh: '此訂單沒有待生效積分',
  cn: '此订单没有待生效积分',
}

export const returnUndecided: LocalizedText = {
  en: 'Decide the return of this order first',
  zh: '請先處理此訂單的退貨申請',
  cn: '请先处理此订单的退货申请',
}
