export { default, loader } from '#storefront/routes/not-found.tsx'
