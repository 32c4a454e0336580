/** A page's own two layouts; `system` follows the visitor's system. */
export type Layout = 'light' | 'dark'

/** The colours of `ui/css/theme.css` that a theme can change or is measured against. */
export interface Palette {
  primary: string
  'primary-text': string
  secondary: string
  'on-secondary': string
  paper: string
  bone: string
  mist: string
  ink: string
  'ink-2': string
  line: string
  edge: string
  success: string
  warn: string
  error: string
}

/** A test compares these with the style sheet. */
export const palettes: Readonly<Record<Layout, Palette>> = {
  light: {
    primary: '#ff4c3b',
    'primary-text': '#c8301f',
    secondary: '#161616',
    'on-secondary': '#ffffff',
    paper: '#ffffff',
    bone: '#f6f3ee',
    mist: '#eeece8',
    ink: '#161616',
    'ink-2': '#57534d',
    line: '#dedad3',
    edge: '#807b74',
    success: '#2e6b4f',
    warn: '#8a5a00',
    error: '#b42318',
  },
  dark: {
    primary: '#ff4c3b',
    'primary-text': '#ff4c3b',
    secondary: '#f2efe9',
    'on-secondary': '#161616',
    paper: '#161616',
    bone: '#1f1e1c',
    mist: '#2a2826',
    ink: '#f2efe9',
    'ink-2': '#b8b2a8',
    line: '#35322e',
    edge: '#8b857c',
    success: '#79c39b',
    warn: '#e2ad52',
    error: '#ff8d7e',
  },
}
