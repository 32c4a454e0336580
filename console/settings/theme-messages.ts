import * as en from '#contract/theme-names/en.ts'
import * as zh from '#contract/theme-names/zh.ts'
import { bothLanguages } from '../language/messages.ts'

export const themeMessages = bothLanguages({
  en: {
    asDesigned: 'As designed',
    tryOut: 'Try settings in the shop',
    tryOutHint:
      'The panel there shows every change immediately, for your browser only. Copy its theme as JSON and paste it here.',
    paste: 'Theme from the panel',
    apply: 'Fill in',
    notATheme: 'This is not a theme of the panel.',
    pick: (setting: string) => `Pick: ${setting}`,
    hardToRead: 'Hard to read',
    contrast: (part: string, layout: string, ratio: string, min: number) =>
      `${part} (${layout}): ${ratio} to 1, should be ${min} to 1`,
    notUsed: 'Not used everywhere',
    unused: (setting: string, layout: string, isPale: boolean) =>
      `${setting}: not used in the ${layout} layout, too ${isPale ? 'pale' : 'dark'}`,
    layouts: { light: 'light', dark: 'dark' },
    values: { light: 'Light', dark: 'Dark' },
    sections: {
      page: 'Page',
      fonts: 'Typefaces and text',
      buttons: 'Buttons',
      forms: 'Forms',
    },
    parts: en.themePartNames,
    settings: {
      ...en.themeSettingNames,
      'border.radius': 'Border radius (px or %)',
      'font_family.heading': 'Typeface of headings',
      'font_family.text': 'Typeface of text',
      'button.border_radius': 'Button radius (px or %)',
      'button.padding': 'Button padding, such as 13px 29px',
    },
  },
  zh: {
    asDesigned: '原設計',
    tryOut: '在網店試用設定',
    tryOutHint: '網店的面板會即時顯示每項更改，只影響你的瀏覽器。在面板複製主題 JSON，再貼到這裡。',
    paste: '面板的主題',
    apply: '填入',
    notATheme: '這不是面板的主題。',
    pick: (setting: string) => `選色：${setting}`,
    hardToRead: '難以閱讀',
    contrast: (part: string, layout: string, ratio: string, min: number) =>
      `${part}（${layout}）：對比 ${ratio}:1，應為 ${min}:1`,
    notUsed: '並非處處使用',
    unused: (setting: string, layout: string, isPale: boolean) =>
      `${setting}：${layout}版面不會使用，顏色太${isPale ? '淺' : '深'}`,
    layouts: { light: '淺色', dark: '深色' },
    values: { light: '淺色', dark: '深色' },
    sections: { page: '頁面', fonts: '字體與文字', buttons: '按鈕', forms: '表格' },
    parts: zh.themePartNames,
    settings: {
      ...zh.themeSettingNames,
      'border.radius': '邊框圓角（px 或 %）',
      'button.border_radius': '按鈕圓角（px 或 %）',
      'button.padding': '按鈕內距，例如 13px 29px',
    },
  },
})
