import { join } from 'node:path'
import { root } from './command.ts'
import { packClient } from './pack-client.ts'

console.log(`Packed the client into ${await packClient(join(root, 'build', 'client'))}`)
