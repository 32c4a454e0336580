import { prose } from '../copy/style-copy.ts'
import type { DemoContent } from './content.ts'

export const privacyPolicy: DemoContent = {
  slug: 'privacy-policy',
  title: { en: 'Privacy', zh: '私隱政策', cn: '隐私政策' },
  description: {
    en: 'What we collect, why, who sees it, how long we keep it, and how to see or correct it.',
    zh: '我們收集甚麼資料、用途、誰會看到、保留多久，以及如何查閱或更正。',
    cn: '我们收集什么资料、用途、谁会看到、保留多久，以及如何查阅或更正。',
  },
  body: {
    en: prose`
      This is our privacy policy and our personal information collection statement under the Personal Data (Privacy) Ordinance (Cap. 486). The data user is Praya Clothing Limited, at the address on the contact page.

      ## What we collect and why

      - To deliver an order: recipient's name, phone number and address. Needed; without them we cannot deliver. For pick-up no address is asked
      - To email you about the order: email address. Needed
      - To match a payment: the picture of the payment proof you upload, and what it says. Needed for FPS, PayMe and bank transfer
      - For an account: email or phone, a password we keep only as a hash, and what you choose to add, such as an address kept at checkout. Gender, picture and country are optional
      - To answer an enquiry: what you write and how to reach you
      - To keep the shop safe: network addresses and times of requests

      Card numbers never reach us; the payment company takes them on its own page.

      ## Payment proofs

      A program on our own server reads the picture to compare amount, reference and payee. It proposes; a person decides. The picture is not sent to anyone else.

      ## Who sees it

      Our staff, as far as their work needs it; the courier you choose; the payment company, if you pay by card; the firms that carry our email and SMS and host our server, on our instructions; customs, where a parcel crosses a border; and authorities where the law requires it. We do not sell data.

      ## How long we keep it

      - Orders, payments and their proofs: up to seven years, as the Inland Revenue Ordinance asks of business records
      - Visits with a temporary account that bought nothing: 30 days after the last use
      - Enquiries: two years after the last message
      - Server logs: 90 days
      - Accounts: until you ask us to close yours

      ## News, only if you ask

      We use your name, email and phone to send news of our clothes and offers only if you tick the box, which is never ticked for you. Every email has a link to unsubscribe, free of charge and at once. We give your data to nobody else for marketing.

      ## Cookies and storage

      - store_i18n: your language, for 365 days
      - auth. entries: keep you and your cart recognised on this browser
      - Recently viewed, searches, comparison and display settings: kept in your browser only; signing out clears what you looked at

      There are no advertising or third-party tracking cookies.

      ## Your rights

      You may ask for a copy of your data, have it corrected, have your account closed, and withdraw consent to news. Write to privacy@praya.example. We answer within 40 days; for a copy we may charge what it costs us, and say so first.

      ## Changes

      If this page changes in a way that matters, we say so on it and, to members, by email before it takes effect.
    `,
    zh: prose`
      本頁為我們的私隱政策，亦為根據《個人資料（私隱）條例》（第486章）發出的收集個人資料聲明。資料使用者為海旁製衣有限公司，地址見聯絡我們頁面。

      ## 收集的資料及用途

      - 送貨：收件人姓名、電話及地址。必須提供，否則無法送貨；門市自取毋須地址
      - 訂單通知：電郵地址。必須提供
      - 核對付款：你上載的付款證明圖片及其內容。以轉數快、PayMe或銀行轉賬付款時必須提供
      - 帳戶：電郵或電話、只以雜湊形式保存的密碼，以及你自願補充的資料，例如結賬時選擇保存的地址。性別、頭像及國家或地區為選填
      - 回覆查詢：你的訊息及聯絡方法
      - 保障網店安全：網絡位址及連線時間

      信用卡號碼由付款服務公司於其頁面收集，我們不會接觸。

      ## 付款證明

      圖片由我們伺服器上的程式讀取，以比對金額、訂單編號及收款人。程式只作建議，由同事決定。圖片不會傳送予任何第三方。

      ## 誰會看到

      因工作需要的同事；你選擇的速遞公司；以信用卡付款時的付款服務公司；按我們指示處理電郵、短訊及伺服器寄存的服務商；包裹過境時的海關；以及法例要求時的有關當局。我們不會出售個人資料。

      ## 保留期限

      - 訂單、付款及付款證明：最長七年，以符合《稅務條例》對業務紀錄的要求
      - 未有購物的臨時帳戶：最後使用日起計30天
      - 查詢：最後一則訊息起計兩年
      - 伺服器紀錄：90天
      - 帳戶：直至你要求結束為止

      ## 直接促銷

      只有在你主動剔選方格後，我們才會使用你的姓名、電郵及電話，傳送有關本店服裝及優惠的消息；方格不會預先剔選。每封電郵均附退訂連結，免費並即時生效。我們不會將你的資料提供予他人作促銷用途。

      ## Cookie及瀏覽器儲存

      - store_i18n：記錄語言選擇，365天
      - auth.開首的項目：在此瀏覽器上識別你及你的購物車
      - 最近瀏覽、搜尋紀錄、比較清單及顯示設定：只儲存在你的瀏覽器，登出時會清除瀏覽紀錄

      本網站不使用廣告或第三方追蹤Cookie。

      ## 你的權利

      你可要求查閱及更正個人資料、結束帳戶，以及撤回接收促銷消息的同意。請電郵至privacy@praya.example，我們會於40天內回覆；如須就複本收取費用，只限實際成本，並會事先說明。

      ## 修訂

      本頁如有重要修訂，我們會在此列明，並於生效前以電郵通知會員。
    `,
    cn: prose`
      本页为我们的隐私政策，也是根据香港《个人资料（私隐）条例》（第486章）作出的收集个人资料声明。资料使用者为海旁制衣有限公司，地址见联系我们页面。

      ## 收集的信息与用途

      - 配送：收件人姓名、手机号与地址。必须提供，否则无法配送；到店自提无需地址
      - 订单通知：邮箱。必须提供
      - 核对付款：您上传的付款凭证图片及其内容。使用转数快、PayMe或银行转账付款时必须提供
      - 账户：邮箱或手机号、仅以散列形式保存的密码，以及您自愿补充的信息，例如结算时选择保存的地址。性别、头像、国家或地区为选填
      - 回复咨询：您的留言与联系方式
      - 保障网店安全：网络地址与访问时间

      银行卡号由支付服务公司在其页面收集，我们不会接触。

      ## 付款凭证

      图片由我们服务器上的程序读取，用于比对金额、订单编号与收款人。程序只作建议，由同事决定。图片不会发送给任何第三方。

      ## 谁会看到

      因工作需要的同事；您选择的快递公司；使用银行卡付款时的支付服务公司；按我们指示处理邮件、短信与服务器托管的服务商；包裹过境时的海关；以及法律要求时的有关部门。我们不会出售个人信息。

      ## 来自内地的客户

      本店在香港经营，您的信息在香港存储和处理，用于履行您与我们的订单。寄往内地的包裹，快递公司会另行向您收集清关所需的身份证号码，该号码不经过我们。

      ## 保留期限

      - 订单、付款与付款凭证：最长七年，以符合香港《税务条例》对业务记录的要求
      - 未购物的临时账户：最后使用日起30天
      - 咨询：最后一条留言起两年
      - 服务器日志：90天
      - 账户：直到您要求注销为止

      ## 营销信息

      只有在您主动勾选后，我们才会使用您的姓名、邮箱与手机号，发送本店服装与优惠的消息；选项不会预先勾选。每封邮件均附退订链接，免费并立即生效。我们不会将您的信息提供给他人用于营销。

      ## Cookie与浏览器存储

      - store_i18n：记录语言选择，365天
      - auth.开头的条目：在此浏览器上识别您和您的购物车
      - 最近浏览、搜索记录、对比清单与显示设置：仅存储在您的浏览器，退出登录时会清除浏览记录

      本网站不使用广告或第三方跟踪Cookie。

      ## 您的权利

      您可要求查阅与更正个人信息、注销账户，以及撤回接收营销信息的同意。请发邮件至privacy@praya.example，我们会在40天内回复；如需就副本收费，仅限实际成本，并会事先说明。

      ## 修订

      本页如有重要修订，我们会在此说明，并在生效前邮件通知会员。
    `,
  },
}
