import { defineMessages } from '../language/messages.ts'

export const scanMessages = defineMessages({
  en: {
    find: 'Scan or type an item',
    unknown: (code: string) => `Nothing found for ${code}`,
    camera: 'Scan with the camera',
    cameraOff: 'Stop the camera',
    cameraRefused: 'The camera cannot be used. Allow it in the browser, or type the code.',
  },
  zh: {
    find: '掃描或輸入貨品',
    unknown: (code: string) => `找不到 ${code}`,
    camera: '以鏡頭掃描',
    cameraOff: '關閉鏡頭',
    cameraRefused: '未能使用鏡頭。請在瀏覽器允許使用，或輸入編號。',
  },
})
