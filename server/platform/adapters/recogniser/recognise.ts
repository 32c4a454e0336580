import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorker, OEM, type PSM } from 'tesseract.js'
import type { Word } from './text-fragments.ts'

// Trained on traditional characters, it also recognises simplified ones, as their traditional form.
const languages = ['eng', 'chi_tra']

const recogniser = startRecogniser()

export async function recognise(prepared: Buffer, look: PSM): Promise<Word[][]> {
  const worker = await recogniser
  await worker.setParameters({ tessedit_pageseg_mode: look })
  const { data } = await worker.recognize(prepared, {}, { blocks: true, text: false })
  return (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) =>
      paragraph.lines.map(({ words }) =>
        words.map(({ text, confidence, bbox }) => ({ text, confidence, bbox })),
      ),
    ),
  )
}

/** Uses the language data in node_modules: nothing is downloaded and no files are left behind. */
async function startRecogniser() {
  const folder = await mkdtemp(path.join(tmpdir(), 'recogniser-'))
  try {
    for (const language of languages) {
      const name = `${language}.traineddata.gz`
      const from = import.meta.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${name}`)
      await copyFile(fileURLToPath(from), path.join(folder, name))
    }
    const worker = await createWorker(languages, OEM.LSTM_ONLY, {
      langPath: folder,
      cacheMethod: 'none',
    })
    await worker.setParameters({ preserve_interword_spaces: '1', user_defined_dpi: '300' })
    return worker
  } finally {
    await rm(folder, { recursive: true })
  }
}
