import { expect, test } from 'vitest'
import type { PagePictureView, SectionView } from './content-view.ts'
import { readPagePictures } from './page-pictures.server.ts'
import { partsOf } from './page-parts.ts'

const section = (title: string): SectionView => ({ title, blocks: [] })
const picture = (file: string, after: number | null): PagePictureView => ({
  file,
  width: 1200,
  height: 800,
  background: '#ffffff',
  alt: file,
  after,
  labels: [],
  legend: [],
})
const order = (sections: readonly SectionView[], pictures: readonly PagePictureView[]) =>
  partsOf(sections, pictures).map((part) =>
    part.kind === 'section' ? part.section.title : part.picture.file,
  )

test('pictures stand after as many headed sections as they say, and the rest at the end', () => {
  const sections = [section(''), section('One'), section('Two')]
  const pictures = [picture('top', 0), picture('first', 1), picture('far', 9), picture('row', null)]
  expect(order(sections, pictures)).toEqual(['', 'One', 'first', 'Two', 'far'])
})

const alt = { en: 'Front', zh: '門面', cn: '门面' }
const own = { file_id: 'fil_1', width: 1200, height: 600, alt }

test('a picture needs a file, its size and what it shows; others are dropped', () => {
  const pictures = [
    own,
    { ...own, file_id: '../secret' },
    { ...own, alt: undefined },
    { ...own, width: 0 },
    'nonsense',
  ]
  expect(readPagePictures({ pictures })).toMatchObject([{ file_id: 'fil_1', after: null }])
  expect(readPagePictures({ pictures: 'none' })).toEqual([])
  expect(readPagePictures({})).toEqual([])
})
