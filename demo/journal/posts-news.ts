import { prose } from '../copy/style-copy.ts'
import type { DemoEntry } from './story.ts'

/** Posts on news from the shop. */
export const newsPosts: readonly DemoEntry[] = [
  {
    slug: 'repair-saturday',
    type: 'news',
    author: 'tailor',
    categories: ['events', 'shop-news'],
    tags: ['repair', 'shop'],
    product_handles: ['chore-jacket', 'selvedge-jeans'],
    published: '2026-11-14',
    title: {
      en: 'Repair Saturday, 12 December',
      zh: '12月12日：修補星期六',
      cn: '12月12日：修补星期六',
    },
    description: {
      en: 'Bring what is worn through. We mend while you wait, ours free of charge.',
      zh: '把穿破了的衣服帶來，即場修補；本店衣服免費。',
      cn: '把穿破的衣服带来，现场修补；本店衣服免费。',
    },
    body: {
      en: prose`
        On Saturday 12 December the long table by the window is a repair bench. Two of us sew from noon to six.

        ## What we can do while you wait

        - Buttons, and buttonholes that have come undone
        - Open seams and pocket corners
        - Worn knees and elbows, patched or darned so that it shows or so that it does not
        - Pulled threads in knitwear

        What is ours is free. For other makers' clothes we ask HK$80 a repair, and give it to the Kennedy Town community fridge.

        Please wash things first. Zips and linings take longer; we take them in and write when they are done.
      `,
      zh: prose`
        12月12日星期六，窗邊的長枱變成修補枱，兩位同事由正午縫到六時。

        ## 即場可做

        - 釘鈕，修補鬆開的鈕門
        - 車好開線位與袋角
        - 膝頭與手踭：補布或織補，可以看得見，也可以看不見
        - 處理毛衣勾線

        本店衣服免費。其他品牌每項收港幣80元，全數捐給堅尼地城社區雪櫃。

        請先把衣服洗淨。換拉鏈與裏布需時較長，我們會收下，完成後以電郵通知。
      `,
      cn: prose`
        12月12日星期六，窗边的长桌变成修补台，两位同事从正午缝到六点。

        ## 现场可做

        - 钉扣，修补松开的扣眼
        - 缝好脱线处与袋角
        - 膝盖与手肘：贴布或织补，可以看得见，也可以看不见
        - 处理毛衣勾丝

        本店衣服免费。其他品牌每项收80港元，全数捐给坚尼地城社区冰箱。

        请先把衣服洗净。换拉链与里料需要较长时间，我们会收下，完成后邮件通知。
      `,
    },
  },
  {
    slug: 'the-tailor-on-thursdays',
    type: 'news',
    author: 'shop',
    categories: ['shop-news'],
    tags: ['shop', 'fit'],
    product_handles: ['wool-trousers', 'slim-chinos'],
    published: '2026-09-03',
    title: {
      en: 'The tailor now also comes on Thursdays',
      zh: '裁縫逢星期四也駐店',
      cn: '裁缝每周四也驻店',
    },
    description: {
      en: 'Thursdays and Saturdays, 13:00 to 19:00, without an appointment.',
      zh: '逢星期四及星期六13:00至19:00，毋須預約。',
      cn: '每周四、周六13:00至19:00，无需预约。',
    },
    body: {
      en: prose`
        So many of you came on Saturdays that the queue reached the lift. From this week the tailor is in the shop on Thursdays as well, from one to seven.

        - Hems on our own trousers: free, ready the next day
        - Taking in a waist: HK$120
        - Shortening shirt sleeves: HK$150, one week

        Bring the shoes you will wear. If you bought online, bring the order number; the free hem has no end date.
      `,
      zh: prose`
        星期六人太多，隊伍排到升降機口。由本星期起，裁縫逢星期四下午一時至七時也在門市。

        - 本店長褲改褲長：免費，翌日可取
        - 收腰：港幣120元
        - 恤衫改袖長：港幣150元，需時一星期

        請帶同要配的鞋。網上購買的，請帶訂單編號；免費改褲長不設期限。
      `,
      cn: prose`
        周六人太多，队伍排到电梯口。从本周起，裁缝每周四下午一点到七点也在门店。

        - 本店长裤改裤长：免费，次日可取
        - 收腰：120港元
        - 衬衫改袖长：150港元，需要一周

        请带上要配的鞋。网上购买的，请带订单编号；免费改裤长不设期限。
      `,
    },
  },
  {
    slug: 'when-the-eight-is-up',
    type: 'news',
    author: 'shop',
    categories: ['shop-news'],
    tags: ['shop', 'summer'],
    product_handles: ['mac-coat'],
    published: '2026-06-26',
    title: {
      en: 'When the eight is up',
      zh: '八號風球時的安排',
      cn: '八号台风时的安排',
    },
    description: {
      en: 'Shop, parcels and payment deadlines during typhoons and black rain.',
      zh: '颱風及黑雨期間的門市、送貨與付款期限。',
      cn: '台风与黑色暴雨期间的门店、配送与付款期限。',
    },
    body: {
      en: prose`
        We close when signal no. 8 or the black rainstorm warning goes up, and open two hours after it comes down, if that is before five in the afternoon.

        ## Parcels

        Nothing leaves Kwun Tong while the signal is up, and couriers stop as well. Count one working day more. Parcels in lockers are safe where they are.

        ## Pieces set aside for you

        An order waiting for your payment keeps its pieces for its full 72 hours; if banks are closed in between, write to us and we add a day. Orders waiting for collection are kept three days longer.

        Stay in. The clothes can wait.
      `,
      zh: prose`
        八號或以上風球，或黑色暴雨警告生效時，門市暫停營業；警告在下午五時前除下，兩小時後恢復。

        ## 送貨

        警告生效期間，觀塘不會寄出貨品，速遞亦暫停，請預多一個工作天。智能櫃內的包裹不受影響。

        ## 為你預留的貨品

        待付款的訂單照常保留72小時；期間銀行停止服務的話，來信告訴我們，可延長一天。待領取的訂單多保留三天。

        留在室內。衣服可以等。
      `,
      cn: prose`
        八号或以上台风信号，或黑色暴雨警告生效时，门店暂停营业；警告在下午五点前解除，两小时后恢复。

        ## 配送

        警告生效期间，观塘不会寄出商品，快递也暂停，请多预留一个工作日。自提柜里的包裹不受影响。

        ## 为您预留的商品

        待付款的订单照常保留72小时；期间银行停止服务的话，来信告诉我们，可延长一天。待取货的订单多保留三天。

        留在室内。衣服可以等。
      `,
    },
  },
]
