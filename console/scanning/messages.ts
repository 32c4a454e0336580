import { defineMessages } from '../language/messages.ts'

export const scanMessages = defineMessages({
  find: ['Scan or type an item', '掃描或輸入貨品'],
  unknown: [(code: string) => `Nothing found for ${code}`, (code: string) => `找不到 ${code}`],
  camera: ['Scan with the camera', '以鏡頭掃描'],
  cameraOff: ['Stop the camera', '關閉鏡頭'],
  cameraRefused: [
    'The camera cannot be used. Allow it in the browser, or type the code.',
    '未能使用鏡頭。請在瀏覽器允許使用，或輸入編號。',
  ],
})
