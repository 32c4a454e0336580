import type { LocalizedText } from '#domain/locale.ts'
import type { ForeignKind } from '#domain/picture-kind.ts'

/** Names a file that cannot be used as a picture, and how to get one that can. */
export const foreignPictureSentences: Readonly<Record<ForeignKind, LocalizedText>> = {
  heic: {
    en: 'This is a HEIC photo. Please send it as JPG: on an iPhone, choose Settings → Camera → Formats → Most Compatible and take it again, or export the photo as JPG.',
    zh: '這是 HEIC 相片，請改用 JPG：在 iPhone 選「設定」→「相機」→「格式」→「最相容」後重新拍攝，或將相片輸出為 JPG。',
    cn: '这是 HEIC 照片，请改用 JPG：在 iPhone 上依次选择“设置”→“相机”→“格式”→“兼容性最佳”后重新拍摄，或将照片导出为 JPG。',
  },
  avif: saveAsJpg('AVIF'),
  tiff: {
    en: 'This is a TIFF or a raw camera file. Please export it as JPG and send that.',
    zh: '這是 TIFF 或相機 RAW 檔案，請先輸出為 JPG 再上載。',
    cn: '这是 TIFF 或相机 RAW 文件，请先导出为 JPG 再上传。',
  },
  raw: {
    en: 'This is a raw camera file. Please export it as JPG and send that.',
    zh: '這是相機 RAW 檔案，請先輸出為 JPG 再上載。',
    cn: '这是相机 RAW 文件，请先导出为 JPG 再上传。',
  },
  gif: saveAsJpg('GIF'),
  bmp: saveAsJpg('BMP'),
  svg: saveAsJpg('SVG'),
  pdf: {
    en: 'This is a PDF. Please send a screenshot or a photo of the page, as JPG or PNG.',
    zh: '這是 PDF 文件，請把該頁截圖或拍照，以 JPG 或 PNG 上載。',
    cn: '这是 PDF 文件，请将该页截图或拍照，以 JPG 或 PNG 上传。',
  },
  film: {
    en: 'This is a video. Please send a picture, as JPG, PNG or WebP.',
    zh: '這是影片，請改為上載 JPG、PNG 或 WebP 圖片。',
    cn: '这是视频，请改为上传 JPG、PNG 或 WebP 图片。',
  },
}

function saveAsJpg(name: string): LocalizedText {
  return {
    en: `This is a picture in ${name} format. Please save it as JPG or PNG and send that.`,
    zh: `這是 ${name} 格式的圖片，請另存為 JPG 或 PNG 再上載。`,
    cn: `这是 ${name} 格式的图片，请另存为 JPG 或 PNG 再上传。`,
  }
}

/** Says the size of the picture and the most it may have. */
export function tooManyPixels({ width, height }: { width: number; height: number }): LocalizedText {
  const size = `${width} × ${height}`
  return {
    en: `The picture has ${size} pixels; the most is 100 megapixels. Please make it smaller first.`,
    zh: `圖片為 ${size} 像素，上限為 1 億像素，請先縮小。`,
    cn: `图片为 ${size} 像素，上限为 1 亿像素，请先缩小。`,
  }
}
