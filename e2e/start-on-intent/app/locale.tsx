export { default, loader } from '#storefront/routes/locale.tsx'
