import type { FileStore } from './file-store.ts'

/** Throws unless what is written can be read. */
export async function probeFiles(files: FileStore): Promise<void> {
  const name = 'doctor/probe'
  await files.put(name, Buffer.from('probe'))
  const read = await files.get(name)
  await files.remove(name)
  if (read?.toString() !== 'probe') throw new Error('What is written cannot be read.')
}
