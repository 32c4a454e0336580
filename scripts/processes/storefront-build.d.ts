/** Made by `react-router build`; read by `storefrontOf`. */
declare module '*/build/storefront/server/index.js'
