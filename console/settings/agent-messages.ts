import { defineMessages } from '../language/messages.ts'

export const agentMessages = defineMessages({
  intro: [
    'Assistants such as chatbots can find products here, fill a cart and order for the person who asks them, as any guest would. They see what shoppers see, at the same prices.',
    '聊天助理等購物程式可在此搜尋貨品、加入購物車，並以訪客身分替使用者落單。它們看到的貨品及價格與顧客相同。',
  ],
  isOn: ['Assistants may shop here', '允許購物助理使用本店'],
  isOnHint: [
    'Switched off, nothing of the shop mentions them, and open carts of theirs cannot be ordered.',
    '關閉後，網店不會再提及此功能，助理未完成的購物車亦不能落單。',
  ],
  codes: ['They may use voucher codes', '允許使用優惠碼'],
  codesHint: [
    'Otherwise only promotions without a code apply.',
    '不允許時，只適用毋須輸入優惠碼的推廣。',
  ],
  methods: ['They may order by', '助理可使用的付款方式'],
  methodsHint: [
    'For every other method, cards too, the buyer gets a link to the checkout page. Only methods that the shop takes count.',
    '其他付款方式（包括信用卡）會由助理給顧客結賬頁連結。只適用於網店已開通的付款方式。',
  ],
})

export const agentTrialMessages = defineMessages({
  title: ['Try a purchase', '模擬購買'],
  hint: [
    'Walks through a purchase as an assistant makes it, by the saved settings, up to the order. Nothing is ordered, held or kept.',
    '按已儲存的設定，以助理的方式逐步購物，直至落單前為止。不會建立訂單、預留存貨或保留資料。',
  ],
  run: ['Try it now', '立即模擬'],
  works: ['Works', '正常'],
  fails: ['Problem', '有問題'],
  steps: {
    profile: ['Reach the shop', '連接網店'],
    search: ['Find something to buy', '搜尋貨品'],
    cart: ['Fill a cart', '加入購物車'],
    checkout: ['Begin the checkout', '開始結賬'],
    delivery: ['Choose the delivery', '選擇送貨方式'],
    total: ['Know the total and how to pay', '得知總額及付款方式'],
  },
  allWell: ['Assistants can buy here.', '購物助理可在本店購物。'],
  notAll: [
    'Assistants cannot buy here until the problem below is solved.',
    '解決以下問題前，購物助理無法在本店購物。',
  ],
})

export const agentPlatformMessages = defineMessages({
  title: ['Assistants that called', '使用過本店的助理'],
  hint: [
    'The latest 50, by the address that they give. Assistants of one company share one. A request that is not signed can give any address.',
    '最近 50 個，以其提供的網址列出。同一公司的助理共用一個網址。未經簽署的請求可自稱任何網址。',
  ],
  empty: ['No assistant has called yet.', '尚未有助理使用本店。'],
  columns: {
    host: ['Assistant of', '所屬網址'],
    orders: ['Orders', '訂單'],
    refused: ['Refused requests', '被拒請求'],
    first: ['First called', '首次使用'],
    last: ['Last called', '最近使用'],
  },
  since: [(time: string) => `since ${time}`, (time: string) => `自 ${time}`],
  orderCount: [
    (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`,
    (count: number) => `${count} 張訂單`,
  ],
  refused: [
    (count: number, reason: string, time: string) =>
      `${count} refused, the latest ${time}: ${reason}`,
    (count: number, reason: string, time: string) => `${count} 個被拒，最近 ${time}：${reason}`,
  ],
  reasons: {
    profile_unreachable: ['its profile could not be read', '未能讀取其設定檔'],
    profile_malformed: ['its profile is not valid', '其設定檔無效'],
    version_unsupported: ['it speaks another version of the protocol', '使用另一版本的協定'],
    capabilities_incompatible: ['it can do nothing that the shop can', '沒有與本店共通的功能'],
    signature_missing: ['the request was not signed', '請求未經簽署'],
    signature_invalid: ['the signature was wrong', '簽署有誤'],
    key_not_found: ['it was signed by an unknown key', '以不明的密鑰簽署'],
    digest_mismatch: ['the content was not what was signed', '內容與所簽署的不符'],
    algorithm_unsupported: ['the shop cannot check such a signature', '本店無法核實該種簽署'],
    invalid_json: ['the content could not be read', '未能讀取內容'],
    invalid_request: ['something in it was missing or wrong', '內容有欠缺或錯誤'],
    request_too_large: ['it asked for too much at once', '一次要求過多'],
    unsupported_media_type: ['the content was of another type', '內容的格式不受支援'],
    idempotency_conflict: ['a key for repeating was used twice', '重複使用了同一請求編號'],
  },
})
