/** `start-on-intent.inline.ts`, bundled and minified, as text (vite.config.ts). */
declare module 'virtual:start-script' {
  const text: string
  export default text
}

/** The URL of `theme/customiser.ts`, which the server puts in. */
declare module 'CUSTOMISER' {}

/** `theme/apply-theme.inline.ts`, likewise. */
declare module 'virtual:theme-script' {
  const text: string
  export default text
}
