import type { ResponseMessage } from './response-message.ts'

export const accountMessages = {
  verification_code: {
    success: {
      title: { en: 'Confirmed', zh: '驗證成功', cn: '验证成功' },
      text: {
        en: 'That worked. You can go on where you left off.',
        zh: '驗證完成，你可以繼續之前的步驟。',
        cn: '验证完成，您可以继续之前的步骤。',
      },
    },
    failure: {
      title: { en: 'This link no longer works', zh: '連結已失效', cn: '链接已失效' },
      text: {
        en: 'A code works once and for 30 minutes. Ask for a new one and use the newest message we sent.',
        zh: '驗證碼只可使用一次，有效30分鐘。請重新索取，並使用最新收到的一封。',
        cn: '验证码仅可使用一次，有效30分钟。请重新获取，并使用最新收到的一封。',
      },
    },
    cancelled: {
      title: { en: 'Not confirmed', zh: '未有驗證', cn: '未验证' },
      text: {
        en: 'Nothing has changed on your account.',
        zh: '你的帳戶沒有任何改動。',
        cn: '您的账户没有任何变动。',
      },
    },
  },
  register: {
    success: {
      title: { en: 'Welcome to Praya', zh: '歡迎加入海旁', cn: '欢迎加入海旁' },
      text: {
        en: 'Your account is ready, and your cart has come along. Every whole dollar you spend earns you a point.',
        zh: '帳戶已建立，購物車一併保留。每消費港幣1元可得1分。',
        cn: '账户已创建，购物车一并保留。每消费1港元可得1积分。',
      },
    },
    failure: {
      title: { en: 'The account was not made', zh: '未能建立帳戶', cn: '未能创建账户' },
      text: {
        en: 'Please check the form and try again. If you may have registered before, sign in or ask for a new password.',
        zh: '請檢查資料後再試。如曾經登記，可直接登入或重設密碼。',
        cn: '请检查资料后重试。如曾经注册，可直接登录或重置密码。',
      },
    },
    cancelled: {
      title: { en: 'No account was made', zh: '未有建立帳戶', cn: '未创建账户' },
      text: {
        en: 'You can order without one.',
        zh: '無須帳戶亦可訂購。',
        cn: '无需账户也可下单。',
      },
    },
  },
  forget_password: {
    success: {
      title: { en: 'Look in your inbox', zh: '請查看收件箱', cn: '请查看收件箱' },
      text: {
        en: 'If there is an account with this address, a link to choose a new password is on its way. It works for 30 minutes.',
        zh: '如該電郵已登記帳戶，重設密碼連結將會發送，30分鐘內有效。',
        cn: '如该邮箱已注册账户，重置密码链接将会发出，30分钟内有效。',
      },
    },
    failure: {
      title: { en: 'The request was not sent', zh: '申請未能送出', cn: '申请未能提交' },
      text: {
        en: 'Please wait a minute and try again.',
        zh: '請稍候一分鐘再試。',
        cn: '请稍候一分钟再试。',
      },
    },
    cancelled: {
      title: { en: 'Your password is unchanged', zh: '密碼維持不變', cn: '密码保持不变' },
      text: {
        en: 'You can sign in with it as before.',
        zh: '你可照常以原有密碼登入。',
        cn: '您可照常使用原密码登录。',
      },
    },
  },
  reset_password: {
    success: {
      title: { en: 'New password saved', zh: '新密碼已儲存', cn: '新密码已保存' },
      text: {
        en: 'You have been signed out on every other device.',
        zh: '其他裝置已全部登出。',
        cn: '其他设备已全部退出登录。',
      },
    },
    failure: {
      title: { en: 'The password was not changed', zh: '未能更改密碼', cn: '未能修改密码' },
      text: {
        en: 'The link may be used or older than 30 minutes. Please ask for a new one.',
        zh: '連結可能已使用或超過30分鐘，請重新索取。',
        cn: '链接可能已使用或超过30分钟，请重新获取。',
      },
    },
    cancelled: {
      title: { en: 'Your password is unchanged', zh: '密碼維持不變', cn: '密码保持不变' },
      text: {
        en: 'You can sign in with it as before.',
        zh: '你可照常以原有密碼登入。',
        cn: '您可照常使用原密码登录。',
      },
    },
  },
  change_email: {
    success: {
      title: { en: 'Email changed', zh: '電郵已更改', cn: '邮箱已修改' },
      text: {
        en: 'From now on we’ll use the new address. We have emailed the old one as well.',
        zh: '往後會寄往新電郵，並已通知舊電郵。',
        cn: '今后将发送到新邮箱，并已通知原邮箱。',
      },
    },
    failure: {
      title: { en: 'The email was not changed', zh: '未能更改電郵', cn: '未能修改邮箱' },
      text: {
        en: 'The code may be used or too old. Please ask for a new one from your account.',
        zh: '驗證碼可能已使用或過期，請於帳戶重新索取。',
        cn: '验证码可能已使用或过期，请在账户中重新获取。',
      },
    },
    cancelled: {
      title: { en: 'Your email is unchanged', zh: '電郵維持不變', cn: '邮箱保持不变' },
      text: {
        en: 'Nothing has changed on your account.',
        zh: '你的帳戶沒有任何改動。',
        cn: '您的账户没有任何变动。',
      },
    },
  },
  change_phone: {
    success: {
      title: { en: 'Phone number changed', zh: '電話號碼已更改', cn: '手机号已修改' },
      text: {
        en: 'The courier and we will use the new number from now on.',
        zh: '往後我們與速遞公司會使用新號碼。',
        cn: '今后我们与快递公司会使用新号码。',
      },
    },
    failure: {
      title: { en: 'The number was not changed', zh: '未能更改電話號碼', cn: '未能修改手机号' },
      text: {
        en: 'The code may be used or too old. Please ask for a new one from your account.',
        zh: '驗證碼可能已使用或過期，請於帳戶重新索取。',
        cn: '验证码可能已使用或过期，请在账户中重新获取。',
      },
    },
    cancelled: {
      title: { en: 'Your number is unchanged', zh: '電話號碼維持不變', cn: '手机号保持不变' },
      text: {
        en: 'Nothing has changed on your account.',
        zh: '你的帳戶沒有任何改動。',
        cn: '您的账户没有任何变动。',
      },
    },
  },
  bind_card: {
    success: {
      title: { en: 'Card saved', zh: '信用卡已儲存', cn: '银行卡已保存' },
      text: {
        en: 'It is kept by our payment company; we see only its last four digits.',
        zh: '資料由付款服務公司保管，我們只會看到最後四位數字。',
        cn: '资料由支付服务公司保管，我们只会看到最后四位数字。',
      },
    },
    failure: {
      title: { en: 'The card was not saved', zh: '未能儲存信用卡', cn: '未能保存银行卡' },
      text: {
        en: 'Your bank or the payment company did not accept it. Nothing has been charged.',
        zh: '銀行或付款服務公司未有接納。沒有收取任何款項。',
        cn: '银行或支付服务公司未通过。没有产生任何扣款。',
      },
    },
    cancelled: {
      title: { en: 'No card was saved', zh: '未有儲存信用卡', cn: '未保存银行卡' },
      text: {
        en: 'You can add one at any time, or pay without saving it.',
        zh: '你可隨時新增，或在不儲存的情況下付款。',
        cn: '您可随时添加，或在不保存的情况下付款。',
      },
    },
  },
  close_account: {
    success: {
      title: { en: 'Your account is closed', zh: '帳戶已關閉', cn: '账户已注销' },
      text: {
        en: 'Your personal data is erased, and a last email confirms it. You are welcome to shop here as a guest, or to register again.',
        zh: '你的個人資料已刪除，我們會寄出最後一封電郵確認。歡迎你以訪客身份選購，或重新登記。',
        cn: '您的个人数据已删除，最后一封邮件会确认此事。欢迎您以访客身份选购，或重新注册。',
      },
    },
    failure: {
      title: { en: 'Your account is still open', zh: '帳戶未有關閉', cn: '账户没有注销' },
      text: {
        en: 'An order is still under way. Please wait until it is completed, or cancel it first.',
        zh: '仍有進行中的訂單，請待訂單完成或先取消訂單。',
        cn: '仍有进行中的订单，请等订单完成或先取消订单。',
      },
    },
    cancelled: {
      title: { en: 'Your account stays open', zh: '帳戶維持不變', cn: '账户保持不变' },
      text: {
        en: 'Nothing has been erased.',
        zh: '沒有刪除任何資料。',
        cn: '没有删除任何数据。',
      },
    },
  },
  newsletter: {
    success: {
      title: { en: 'You are on the list', zh: '訂閱成功', cn: '订阅成功' },
      text: {
        en: 'The next issue comes to you. Unsubscribe in one click.',
        zh: '下一期電子通訊會寄給你。每封電郵均附有取消訂閱連結。',
        cn: '下一期订阅邮件会发给您。每封邮件都有退订链接。',
      },
    },
    failure: {
      title: { en: 'This link no longer works', zh: '連結已失效', cn: '链接已失效' },
      text: {
        en: 'Links last seven days and work once. Enter your email again, and we send a new one.',
        zh: '連結有效七天，只可使用一次。請重新輸入電郵，我們會寄出新的連結。',
        cn: '链接七天内有效，只能使用一次。请重新输入邮箱，我们会发送新的链接。',
      },
    },
    cancelled: {
      title: { en: 'You are not on the list', zh: '未有訂閱', cn: '没有订阅' },
      text: { en: 'Nothing has changed.', zh: '沒有任何改動。', cn: '没有任何变动。' },
    },
  },
  unsubscribe: {
    success: {
      title: { en: 'You will hear no more news from us', zh: '已取消訂閱', cn: '已取消订阅' },
      text: {
        en: 'It takes effect now. Messages about your own orders still come.',
        zh: '即時生效。與你訂單有關的通知仍會寄出。',
        cn: '立即生效。与您订单有关的通知仍会发送。',
      },
    },
    failure: {
      title: { en: 'That did not work', zh: '未能取消訂閱', cn: '未能取消订阅' },
      text: {
        en: 'Please write to hello@praya.example and we will do it by hand, free of charge, within ten working days.',
        zh: '請電郵至hello@praya.example，我們會於十個工作天內免費代為處理。',
        cn: '请发邮件至hello@praya.example，我们会在十个工作日内免费代为处理。',
      },
    },
    cancelled: {
      title: { en: 'You are still on the list', zh: '訂閱維持不變', cn: '订阅保持不变' },
      text: {
        en: 'You can unsubscribe at any time from your account or any email.',
        zh: '你可隨時於帳戶或任何一封電郵取消。',
        cn: '您可随时在账户或任意一封邮件中取消。',
      },
    },
  },
} as const satisfies Record<string, ResponseMessage>
