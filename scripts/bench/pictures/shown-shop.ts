import { freePort } from '#db/embedded/free-port.ts'
import { openDatabase } from '#db/open.ts'
import { startChild } from '../child.ts'
import { fillShop } from '../run-bench.ts'
import { originOf, shopEnvironment } from '../site.ts'

export interface ShownShop {
  origin: string
  close: () => Promise<void>
}

/** The demo label alone, in a process of its own. */
export async function openShownShop(dataDir: string): Promise<ShownShop> {
  const database = await openDatabase({ dataDir, databaseUrl: null, report: console.log })
  try {
    await fillShop(dataDir, database.url, 0)
    const port = await freePort()
    const shop = await startChild('shop-process', {
      env: { ...shopEnvironment(dataDir, port), DATABASE_URL: database.url },
    })
    const close = async () => {
      await shop.stop()
      await database.stop()
    }
    return { origin: originOf(port), close }
  } catch (error) {
    await database.stop()
    throw error
  }
}
