import type { Area } from '../area.ts'

export const productsArea: Area = {
  path: 'products',
  label: { en: 'Products', zh: '商品' },
  icon: 'tag',
  group: 'goods',
  permission: 'catalogue:manage',
  letter: 'g',
  isOnBar: true,
  screens: [
    { path: '', load: async () => (await import('./product-list.tsx')).ProductList },
    { path: 'import', load: async () => (await import('./import-screen.tsx')).ImportScreen },
    { path: 'new', load: async () => (await import('./new-product.tsx')).NewProduct },
    {
      path: 'categories',
      load: async () => (await import('../catalogue-lists/category-tree.tsx')).CategoryTree,
    },
    {
      path: 'collections',
      load: async () => (await import('../catalogue-lists/collections.tsx')).Collections,
    },
    { path: 'colours', load: async () => (await import('../catalogue-lists/colours.tsx')).Colours },
    { path: ':id', load: async () => (await import('./product-details.tsx')).ProductDetails },
    {
      path: ':id/variants',
      load: async () => (await import('./product-variants.tsx')).ProductVariants,
    },
    {
      path: ':id/pictures',
      load: async () => (await import('./product-pictures.tsx')).ProductPictures,
    },
    { path: ':id/prices', load: async () => (await import('./product-prices.tsx')).ProductPrices },
  ],
}
