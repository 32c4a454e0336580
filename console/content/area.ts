import type { Area } from '../area.ts'

export const contentArea: Area = {
  path: 'content',
  label: { en: 'Content', zh: '內容' },
  icon: 'book-open',
  group: 'shop',
  permission: 'catalogue:manage',
  letter: 'n',
  screens: [
    { path: '', load: async () => (await import('./page-list.tsx')).PageList },
    { path: 'new-page', load: async () => (await import('./new-page.tsx')).NewPage },
    { path: 'pages/:slug', load: async () => (await import('./page-screen.tsx')).PageScreen },
    { path: 'posts', load: async () => (await import('./entry-list.tsx')).PostList },
    { path: 'posts/:id', load: async () => (await import('./entry-screen.tsx')).PostScreen },
    { path: 'articles', load: async () => (await import('./entry-list.tsx')).ArticleList },
    {
      path: 'articles/:id',
      load: async () => (await import('./entry-screen.tsx')).ArticleScreen,
    },
    { path: 'categories', load: async () => (await import('./category-list.tsx')).CategoryList },
  ],
}
