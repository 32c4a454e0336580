import type { Locale } from '#domain/locale.ts'

interface PointsEmailMessages {
  subject: (points: number) => string
  text: (points: number, day: string) => string
  look: string
  unsubscribe: string
}

export const pointsEmailMessages: Readonly<Record<Locale, PointsEmailMessages>> = {
  en: {
    subject: (points) => `${points} points are about to end`,
    text: (points, day) =>
      `${points} of your points can be spent until ${day}. After that they are gone.`,
    look: 'See your points',
    unsubscribe: 'No more emails like this',
  },
  zh: {
    subject: (points) => `${points} 積分即將到期`,
    text: (points, day) => `你有 ${points} 積分將於 ${day} 到期，請於當日或之前使用。`,
    look: '查看積分',
    unsubscribe: '取消訂閱此類電郵',
  },
  cn: {
    subject: (points) => `${points} 积分即将到期`,
    text: (points, day) => `您有 ${points} 积分将于 ${day} 到期，请在当天或之前使用。`,
    look: '查看积分',
    unsubscribe: '退订此类邮件',
  },
}
