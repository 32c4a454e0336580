import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  route(':locale?', './locale.tsx', [
    index('./press.tsx'),
    route('add', './add.ts'),
    route('next', './next.tsx'),
    route('*', './not-found.tsx'),
  ]),
] satisfies RouteConfig
