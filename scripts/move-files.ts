import { join } from 'node:path'
import { fileStoreFor } from '#server/main.ts'
import { readBucketUrl, type FileLocation } from '#server/platform/file-location.ts'
import { copyFiles } from '#server/platform/files/copy-files.ts'
import { readSettings } from '#server/platform/settings.ts'
import { readArguments, refuseUse } from './arguments.ts'
import { readEnvironment } from './environment.ts'
import { seconds } from './progress.ts'
import { sayProblems } from './with-shop.ts'

const usage = `npm run move-files -- --to='s3://bucket/prefix?endpoint=…'   copies pictures into a bucket
npm run move-files -- --to=folder                           copies them into DATA_DIR/files
npm run move-files -- --from=folder                         copies them to where FILES_URL says
  --from, --to   folder or 's3://…'; by default where FILES_URL says`

const { values } = readArguments(
  { options: { to: { type: 'string' }, from: { type: 'string' } } },
  usage,
)

await sayProblems(async () => {
  if (values.to === undefined && values.from === undefined) {
    refuseUse('Say where to, or where from.', usage)
  }
  const settings = readSettings(readEnvironment())
  const from = values.from === undefined ? settings.files : locationOf(values.from)
  const to = values.to === undefined ? settings.files : locationOf(values.to)
  if (JSON.stringify(from) === JSON.stringify(to)) refuseUse('The files are there already.', usage)
  const startedAt = performance.now()
  const report = (done: number) => done % 500 === 0 && console.log(`${done} files …`)
  const { copied, equal } = await copyFiles(fileStoreFor(from), fileStoreFor(to), report)
  console.log(
    `${copied} files copied, read back and compared, ${equal} were there already, in ${seconds(startedAt)}.`,
  )
  if (values.to !== undefined) {
    console.log('Set FILES_URL, restart the shop, and run this again with --from for what was')
    console.log('uploaded in between.')
  }
  console.log('Nothing was deleted at the old place.')
})

function locationOf(text: string): FileLocation {
  const env = readEnvironment()
  if (text === 'folder') {
    return { kind: 'folder', folder: join(readSettings(env).dataDir, 'files') }
  }
  try {
    return readBucketUrl(text, env)
  } catch (error) {
    return refuseUse(`${text}: ${error instanceof Error ? error.message : String(error)}`, usage)
  }
}
