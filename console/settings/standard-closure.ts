/** What a closure says unless staff write something else; `{day}` is the day the shop resumes. */
export const standardClosure = {
  en: 'Tropical cyclone signal no. 8 or above is in force: our shops are closed and orders cannot leave. We resume on {day}; you can still order here.',
  zh: '現正懸掛八號或以上熱帶氣旋警告信號，門市暫停營業，訂單暫停寄出，將於{day}恢復。網店如常接受訂單。',
  cn: '现正悬挂八号或以上热带气旋警告信号，门店暂停营业，订单暂停寄出，将于{day}恢复。网店照常接受订单。',
}
