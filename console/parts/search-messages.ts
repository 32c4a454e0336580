import { defineMessages } from '../language/messages.ts'

export const searchMessages = defineMessages({
  en: {
    heading: 'Search engines and shared links',
    title: 'Title for search engines',
    description: 'Description for search engines',
    hint: 'Left empty, the page’s own text is shown.',
    socialPicture: 'Picture of shared links',
    socialHint: 'About 1200 × 630 pixels. Without one, the page’s own picture is shown.',
    chooseSocial: 'Choose a picture',
    removeSocial: 'Remove the picture of shared links',
    save: 'Update search result',
    saved: 'Search result updated',
    count: (title: number, titleMax: number, description: number, descriptionMax: number) =>
      `Title: ${title} of ${titleMax} characters · Description: ${description} of ${descriptionMax}`,
  },
  zh: {
    heading: '搜尋引擎與分享連結',
    title: '搜尋引擎標題',
    description: '搜尋引擎描述',
    hint: '留空則顯示頁面本身的文字。',
    socialPicture: '分享連結的圖片',
    socialHint: '約 1200 × 630 像素。如沒有選擇，則顯示頁面本身的圖片。',
    chooseSocial: '選擇圖片',
    removeSocial: '移除分享連結的圖片',
    save: '更新搜尋結果',
    saved: '已更新搜尋結果',
    count: (title: number, titleMax: number, description: number, descriptionMax: number) =>
      `標題：${title}／${titleMax}字 · 描述：${description}／${descriptionMax}字`,
  },
})
