import type { Plugin } from 'vite'

const id = '\0virtual:dev-entry'

/** In place of `entry.client.tsx`: hot replacement is set up before the first component loads. */
export const devEntry = `/@id/${id.replace('\0', '__x00__')}`

export function entryPlugin(): Plugin {
  return {
    name: 'dev-entry',
    resolveId: (asked) => (asked === id ? id : null),
    load: (asked) =>
      asked === id
        ? `import '/@vite/client'
           import 'virtual:react-router/inject-hmr-runtime'
           import '/storefront/entry.client.tsx'`
        : null,
  }
}
