import type { LocalizedText } from './locale.ts'

/**
 * Names of a garment's measurements in centimetres, laid flat, in the order in which people measure;
 * widths run from edge to edge. The storefront has its own copy, so that a page carries one language.
 */
export const measureTitles = {
  shoulder: { en: 'Shoulder', zh: '肩闊', cn: '肩宽' },
  chest: { en: 'Chest', zh: '胸闊', cn: '胸宽' },
  length: { en: 'Length', zh: '衫長', cn: '衣长' },
  sleeve: { en: 'Sleeve', zh: '袖長', cn: '袖长' },
  collar: { en: 'Collar', zh: '領圍', cn: '领围' },
  waist: { en: 'Waist', zh: '腰闊', cn: '腰宽' },
  hip: { en: 'Hip', zh: '臀闊', cn: '臀宽' },
  rise: { en: 'Front rise', zh: '前浪', cn: '前裆' },
  inseam: { en: 'Inseam', zh: '內長', cn: '内裆长' },
  thigh: { en: 'Thigh', zh: '大腿闊', cn: '大腿宽' },
  hem: { en: 'Hem', zh: '褲腳闊', cn: '裤脚宽' },
  circumference: { en: 'Circumference', zh: '頭圍', cn: '头围' },
  brim: { en: 'Brim', zh: '帽簷', cn: '帽檐' },
  height: { en: 'Height', zh: '高', cn: '高' },
  width: { en: 'Width', zh: '闊', cn: '宽' },
  depth: { en: 'Depth', zh: '厚', cn: '厚' },
  strap: { en: 'Strap', zh: '帶長', cn: '肩带长' },
  foot: { en: 'Foot', zh: '襪底長', cn: '袜底长' },
  overall: { en: 'Overall length', zh: '全長', cn: '全长' },
} as const satisfies Record<string, LocalizedText>
