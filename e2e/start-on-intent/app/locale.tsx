export { default } from '#storefront/routes/locale.tsx'
