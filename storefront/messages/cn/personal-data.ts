import type { AccountMessages } from '../en/account.ts'

export const personalData: AccountMessages['personalData'] = {
  exportTitle: '下载您的数据',
  exportText:
    '我们保存的关于您的全部内容：资料、地址、订单、积分、评价和点赞，存成其他程序可以读取的JSON文件。',
  exportButton: '下载文件',
  exported: '文件已保存到下载文件夹。',
  fileName: 'my-data',
  closeTitle: '注销账户',
  closeText:
    '您的姓名、联系方式、地址、银行卡、心愿单、点赞和积分将被永久删除。购买记录会依法保留在账目中，但不含您的姓名。进行中的订单须先完成。',
  closeButton: '注销账户',
  closeAskTitle: '永久注销账户？',
  closeAskText: '此操作无法撤销，积分和优惠券也会失效。',
  closeYes: '永久注销',
  closeNo: '保留账户',
  waitingOrders: '仍在进行：',
  password: '您的密码',
  passwordHint: '避免他人在您已登录的页面上操作。',
  needPassword: '请输入密码',
}
