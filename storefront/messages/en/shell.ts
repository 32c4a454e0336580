export const shell = {
  skipToContent: 'Skip to content',
}
