import { defineMessages } from '../language/messages.ts'

export const searchMessages = defineMessages({
  heading: ['Search engines and shared links', '搜尋引擎與分享連結'],
  title: ['Title for search engines', '搜尋引擎標題'],
  description: ['Description for search engines', '搜尋引擎描述'],
  hint: ['Left empty, the page’s own text is shown.', '留空則顯示頁面本身的文字。'],
  socialPicture: ['Picture of shared links', '分享連結的圖片'],
  socialHint: [
    'About 1200 × 630 pixels. Without one, the page’s own picture is shown.',
    '約 1200 × 630 像素。如沒有選擇，則顯示頁面本身的圖片。',
  ],
  chooseSocial: ['Choose a picture', '選擇圖片'],
  removeSocial: ['Remove the picture of shared links', '移除分享連結的圖片'],
  save: ['Update search result', '更新搜尋結果'],
  saved: ['Search result updated', '已更新搜尋結果'],
  count: [
    (title: number, titleMax: number, description: number, descriptionMax: number) =>
      `Title: ${title} of ${titleMax} characters · Description: ${description} of ${descriptionMax}`,
    (title: number, titleMax: number, description: number, descriptionMax: number) =>
      `標題：${title}／${titleMax}字 · 描述：${description}／${descriptionMax}字`,
  ],
})
