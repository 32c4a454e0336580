export { createRenderer, default } from '#storefront/entry.server.tsx'
