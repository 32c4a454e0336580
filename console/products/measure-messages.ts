import { defineMessages } from '../language/messages.ts'

/** The measures that a size guide names, as the storefront does. */
const en = {
  chest: 'Chest',
  length: 'Length',
  shoulder: 'Shoulder',
  sleeve: 'Sleeve',
  collar: 'Collar',
  waist: 'Waist',
  hip: 'Hip',
  rise: 'Front rise',
  inseam: 'Inseam',
  thigh: 'Thigh',
  hem: 'Hem',
  circumference: 'Circumference',
  brim: 'Brim',
  height: 'Height',
  width: 'Width',
  depth: 'Depth',
  strap: 'Strap',
  foot: 'Foot',
  overall: 'Overall length',
}

const zh: typeof en = {
  chest: '胸闊',
  length: '衫長',
  shoulder: '肩闊',
  sleeve: '袖長',
  collar: '領圍',
  waist: '腰闊',
  hip: '臀闊',
  rise: '前浪',
  inseam: '內長',
  thigh: '大腿闊',
  hem: '褲腳闊',
  circumference: '頭圍',
  brim: '帽簷',
  height: '高',
  width: '闊',
  depth: '厚',
  strap: '帶長',
  foot: '襪底長',
  overall: '全長',
}

export const measureMessages = defineMessages({ en, zh })
