/** `start-on-intent.inline.ts`, bundled and minified, as text (vite.config.ts). */
declare module 'virtual:start-script' {
  const text: string
  export default text
}
