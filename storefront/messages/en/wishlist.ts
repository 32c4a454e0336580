import type { Worded } from '../en.ts'

/** Texts of the wishlist and of lists that others share, loaded with their pages. */
export const wishlist = {
  title: 'Wishlist',
  note: 'Pieces you saved for later.',
  needsScript:
    'The wishlist is yours alone: your browser fetches it, and needs JavaScript for that. Without it, press the button for a plain list.',
  showPlain: 'Show my wishlist',
  plainEmpty: 'There is nothing on the wishlist of this browser.',
  loading: 'Loading your wishlist',
  empty: 'Your wishlist is empty. Press the heart on a piece to keep it here.',
  emptyAction: 'Look around',
  failed: 'Not everything in your wishlist could be loaded. Nothing of it is lost.',
  retry: 'Try again',
  remove: 'Remove',
  removeOf: (title: string) => `Remove ${title} from the wishlist`,
  notifyMe: 'Tell me when it is back',
  notifyMeOf: (title: string) => `Tell me when ${title} is back`,

  share: {
    open: 'Share the list',
    title: 'Share your wishlist',
    text: 'Anyone with the link sees the pieces on your list, and nothing else about you. You can switch it off at any time.',
    logIn: 'Log in, and you can share your list by a link.',
    logInAction: 'Log in',
    name: 'Your name on the list',
    nameHint: 'Such as your first name. Left empty, the list shows no name.',
    optional: 'optional',
    wrongName: 'A name only, without numbers or symbols',
    make: 'Make a link',
    link: 'Link to your list',
    copy: 'Copy',
    copyOf: 'Copy the link to your list',
    copied: 'Copied',
    refused: 'Mark the link and copy it yourself.',
    send: 'Send the link',
    save: 'Save the name',
    saved: 'Saved',
    stop: 'Switch the link off',
    stopTitle: 'Switch the link off?',
    stopText: 'Those who have it no longer see your list, and the same link never works again.',
    stopYes: 'Switch it off',
    stopNo: 'Keep it',
    stopped: 'The link is switched off.',
    failed: 'The link could not be loaded.',
    loading: 'Loading the link',
    close: 'Close',
  },

  shared: {
    titleOf: (name: string) => `${name}’s wishlist`,
    title: 'A shared wishlist',
    description: 'Pieces a customer wishes for.',
    note: 'Choose a colour and a size, and it is in your cart.',
    empty: 'There is nothing on this list at present.',
    pages: 'Pages of the list',
    page: (page: number) => `Page ${page}`,
    newer: 'Newer wishes',
    older: 'Older wishes',
  },
}

export type WishlistMessages = Worded<typeof wishlist>
