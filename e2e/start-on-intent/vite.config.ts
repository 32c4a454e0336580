import shop from '../../vite.config.ts'

export default { ...shop, publicDir: '../../storefront/public' }
