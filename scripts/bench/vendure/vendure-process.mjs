// Runs Vendure in the folder it was installed in: `node vendure-process.mjs populate|server|worker`.
// The settings are those of its documentation: search by its own plugin, jobs in the database.
import { randomUUID } from 'node:crypto'
import {
  bootstrap,
  bootstrapWorker,
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  LogLevel,
  RequestContextService,
  SearchService,
} from '@vendure/core'
import { populate } from '@vendure/core/cli/index.js'

const { DATABASE_URL, PORT } = process.env
const [what] = process.argv.slice(2)
const secret = randomUUID()

const config = {
  apiOptions: {
    port: Number(PORT),
    hostname: '127.0.0.1',
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'bench', password: secret },
    cookieOptions: { secret },
  },
  dbConnectionOptions: {
    type: 'postgres',
    url: DATABASE_URL,
    synchronize: what === 'populate',
    logging: false,
    extra: { max: 20 },
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  plugins: [DefaultJobQueuePlugin.init({}), DefaultSearchPlugin.init({ indexStockStatus: false })],
}

const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Asia',
  countries: [{ name: 'Hong Kong', code: 'HK', zone: 'Asia' }],
  taxRates: [{ name: 'Standard', percentage: 0 }],
  shippingMethods: [{ name: 'Courier', price: 3000 }],
  paymentMethods: [
    {
      name: 'Transfer',
      handler: {
        code: 'dummy-payment-handler',
        arguments: [{ name: 'automaticSettle', value: 'false' }],
      },
    },
  ],
  collections: [],
  roles: [],
}

if (what === 'populate') {
  const app = await populate(() => bootstrap(config), initialData, 'products.csv')
  await app.close()
  process.exit(0)
}
if (what === 'server') await indexAll(await bootstrap(config))
if (what === 'worker') await (await bootstrapWorker(config)).startJobQueue()
process.send?.({ isReady: true })
process.on('disconnect', () => process.exit(0))

/** Has the worker write the search index: events of the import end with its process. */
async function indexAll(app) {
  const ctx = await app.get(RequestContextService).create({ apiType: 'admin' })
  await app.get(SearchService).reindex(ctx)
}
