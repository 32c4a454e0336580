import { themePartNames, themeSettingNames } from '#contract/theme-names/zh.ts'
import type { ThemeMessages } from '../en/theme.ts'

export const theme: ThemeMessages = {
  title: '自訂外觀',
  intro: '只影響此瀏覽器。更改即時生效，並會保留。',
  close: '關閉',
  changed: '已更改',
  reset: (setting) => `重設${setting}`,
  resetAll: '全部重設',
  pick: (setting) => `選取${setting}`,

  layoutAndDirection: '頁面',
  colours: '顏色',
  borders: '邊框',
  fonts: '字體',
  text: '文字',
  buttons: '按鈕',
  forms: '表格',
  exchange: '複製及貼上',

  settings: themeSettingNames,
  radiusHint: '以 px 或 % 計',
  paddingHint: '先上下、後左右，以 px 計',
  system: '跟隨系統',
  light: '淺色',
  dark: '深色',
  ltr: '由左至右',
  rtl: '由右至左',
  onlyLight: '只用於可清楚閱讀的淺色版面。',
  onlyDark: '只用於可清楚閱讀的深色版面。',
  sans: '無襯線',
  serif: '襯線',
  mono: '等寬',
  ownFont: (name) => `${name}（本店字體）`,

  contrastTitle: '難以閱讀',
  contrast: (part, layout, ratio, min) => `${part}（${layout}）：${ratio} 比 1，應為 ${min} 比 1`,
  parts: themePartNames,

  copy: '複製為 JSON',
  copied: '已複製。',
  refused: '瀏覽器不允許。請選取下方文字。',
  json: '此外觀的 JSON',
  paste: '貼上外觀',
  apply: '套用',
  applied: '已套用外觀。',
  notJson: '這不是 JSON。',
}
