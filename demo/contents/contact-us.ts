import { prose } from '../copy/style-copy.ts'
import type { DemoContent } from './content.ts'

export const contactUs: DemoContent = {
  slug: 'contact-us',
  title: { en: 'Contact us', zh: '聯絡我們', cn: '联系我们' },
  description: {
    en: 'The shop in Kennedy Town: address, hours, phone and email, and when you will hear back.',
    zh: '堅尼地城門市地址、營業時間、電話及電郵，以及回覆時間。',
    cn: '坚尼地城门店地址、营业时间、电话与邮箱，以及回复时间。',
  },
  body: {
    en: prose`
      Write to us in English or Chinese. A person reads every message and answers within one working day. With an order, give the reference number: it begins with PR.

      ## The shop

      Shop 218, 2/F, Seawall Place, 1 Seawall Street, Kennedy Town, Hong Kong. Open daily 11:30–20:30, closed on the first two days of Lunar New Year. When typhoon signal no. 8 or the black rainstorm warning is up we close, and open two hours after it comes down.

      ## How to get here

      - MTR Kennedy Town station, exit C, five minutes on foot towards the water
      - Trams to Kennedy Town stop at the door of the mall
      - The lift by the Seawall Street entrance goes to 2/F; the shop is step-free

      ## By phone and email

      - +852 2000 0218, in shop hours
      - hello@praya.example
      - For the press and for wholesale: studio@praya.example

      ## Tailor

      On Thursdays and Saturdays, 13:00–19:00. Hems on our own trousers are free; no appointment needed.
    `,
    zh: prose`
      歡迎以中文或英文來信。同事會親自閱讀，並於一個工作天內回覆。查詢訂單請註明以PR開首的訂單編號。

      ## 門市

      香港堅尼地城海堤街1號海堤坊2樓218號舖。每日11:30至20:30營業，農曆年初一及初二休息。八號或以上熱帶氣旋警告信號或黑色暴雨警告生效時暫停營業，信號除下兩小時後恢復。

      ## 交通

      - 港鐵堅尼地城站C出口，往海邊步行五分鐘
      - 電車堅尼地城線，商場門口下車
      - 海堤街入口旁的升降機直達2樓，門市無梯級

      ## 電話及電郵

      - +852 2000 0218（營業時間內）
      - hello@praya.example
      - 傳媒及批發查詢：studio@praya.example

      ## 裁縫駐店

      逢星期四及星期六13:00至19:00。本店長褲免費改褲長，毋須預約。
    `,
    cn: prose`
      欢迎用中文或英文来信。同事会亲自阅读，并在一个工作日内回复。查询订单请注明以PR开头的订单编号。

      ## 门店

      香港坚尼地城海堤街1号海堤坊2楼218号铺。每日11:30至20:30营业，农历正月初一、初二休息。八号或以上台风信号或黑色暴雨警告生效期间暂停营业，信号解除两小时后恢复。

      ## 交通

      - 港铁坚尼地城站C出口，往海边步行五分钟
      - 电车坚尼地城线，商场门口下车
      - 海堤街入口旁的电梯直达2楼，门店无台阶

      ## 电话与邮箱

      - +852 2000 0218（营业时间内）
      - hello@praya.example
      - 媒体与批发合作：studio@praya.example

      ## 裁缝驻店

      每周四、周六13:00至19:00。本店长裤免费改裤长，无需预约。
    `,
  },
}
