import type { Worded } from '../en.ts'

/** Texts of the sign-in pages, loaded with them. */
export const authentication = {
  close: 'Close',
  ended: 'You have been logged out',
  endedText:
    'To keep your account safe, we log you out after half an hour without a visit. Your cart, wishlist and orders are kept in your account: log in and go on here.',
  endedNote: 'Your time was up, so we signed you out. Log in and you go on where you were.',
  signInAgain: 'Log in again',
  goOnAsVisitor: 'Go on without logging in',
  needsAccount: 'Log in to see this page.',

  login: 'Log in',
  loginText: 'To your orders, points and saved details.',
  byEmail: 'Email',
  byPhone: 'Phone',
  signInWith: 'Log in with',
  registerWith: 'Register with',
  resetWith: 'Find your account by',
  email: 'Email',
  areaCode: 'Area code',
  phone: 'Phone',
  password: 'Password',
  newPassword: 'New password',
  passwordRule: 'At least 8 letters and digits, with at least one of each. No spaces or symbols.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgot: 'Forgot your password?',
  logInByCode: 'Log in with a code by text message',
  logInByPassword: 'Log in with the password',
  logInByCodeText: 'We send six digits to the confirmed phone number of your account.',
  sentLoginCode: (phone: string) =>
    `If ${phone} is the confirmed number of an account, six digits are on their way. They work for 30 minutes.`,
  newHere: 'New here?',
  register: 'Create an account',
  registerText: 'What is in your cart comes along, and every whole dollar you spend earns a point.',
  benefits: [
    'What is in your cart comes along',
    'A point for every whole dollar you spend',
    'Orders, address and wishlist in one place',
    'Back-in-stock and price alerts for your wishlist',
  ],
  haveAccount: 'Already have an account?',
  username: 'Name',
  optional: 'optional',
  terms: 'By creating an account you accept our',
  termsLink: 'terms and conditions',
  privacyLink: 'privacy policy',
  and: 'and',
  signedIn: 'You are logged in.',
  cameAlong: (count: number) =>
    count === 1
      ? 'You are logged in. The item from your visit is in your cart.'
      : `You are logged in. The ${count} items from your visit are in your cart.`,
  registered: 'Your account is ready.',

  problems: (count: number) =>
    count === 1 ? 'One thing is missing or wrong' : `${count} things are missing or wrong`,
  needEmail: 'Enter your email',
  needPhone: 'Enter your phone number',
  needAreaCode: 'Enter the area code, such as 852',
  needPassword: 'Enter your password',
  needNewPassword: 'Choose a password',
  needCode: 'Enter the six digits from the text message',
  needLongCode: 'Enter the twelve digits from the text message',
  wrongCode: 'This code is not right, or no longer works',
  // spec §8
  invalidEmail: 'Invalid email',
  emailHint: 'Such as name@example.com.',
  invalidPhone: 'Invalid phone number',
  phoneHint: 'Digits only, such as 9123 4567.',
  invalidPassword: 'Invalid password format',
  commonPassword: 'This password is too easy to guess. Choose another one',
  wrongField: 'Please check this field',
  refused: 'Email, phone or password is not right.',
  refusedText:
    'What you typed is kept, except for the password. Your cart is as it was. You can also choose a new password.',
  tooMany: (wait: string) => `Too many attempts. Please try again ${wait}.`,
  inSeconds: (seconds: number) => (seconds === 1 ? 'in 1 second' : `in ${seconds} seconds`),
  inMinutes: (minutes: number) => (minutes === 1 ? 'in 1 minute' : `in ${minutes} minutes`),
  now: 'You can try again now.',

  known: 'Look in your inbox',
  knownEmail: (email: string) =>
    `We have emailed ${email}. If the address had an account already, log in with its password, or choose a new one.`,
  knownPhone: (phone: string) =>
    `We have sent a text message to ${phone}. If the number had an account already, log in with its password, or choose a new one.`,

  codeTitle: 'Confirm your phone number',
  codeText: (phone: string) => `We sent six digits to ${phone}. They work for 30 minutes.`,
  code: 'Code from the text message',
  confirm: 'Confirm',
  later: 'Do it later',
  resend: 'Send another code',
  resendIn: (seconds: number) =>
    seconds === 1
      ? 'You can ask for another code in 1 second.'
      : `You can ask for another code in ${seconds} seconds.`,
  resent: 'Another code is on its way. Only the newest one works.',
  confirmed: 'Your phone number is confirmed.',

  forget: 'Forgotten password',
  forgetText:
    'Enter the email of your account, and we’ll send you a link to choose a new password.',
  forgetByPhoneText: 'Enter the phone number of your account, and we’ll send you a code.',
  sendLink: 'Send the link',
  sendCode: 'Send the code',
  sent: 'Look in your inbox',
  sentText: (email: string) =>
    `If there is an account with ${email}, a link to choose a new password is on its way. It works for 30 minutes.`,
  sentHint: 'Nothing there after a few minutes? Look in the spam folder, or send it again.',
  sentPhoneText: (phone: string) =>
    `If there is an account with ${phone}, a code of twelve digits is on its way. It works for 30 minutes.`,
  again: 'Send it again',
  otherAddress: 'Use another address',
  otherNumber: 'Use another number',

  reset: 'Choose a new password',
  resetText: 'You are then logged out on every device, and log in with the new one.',
  savePassword: 'Save password',
  backToLogin: 'Back to log in',

  verify: 'Confirming your email',
  verifyWait: 'One moment …',
  verifyWithoutScript: 'Press the button to confirm your email.',

  nextAccount: 'Create an account for next time',
  nextAccountText: (email: string) =>
    `Choose a password: your details are filled in next time, and orders earn points. Your email is ${email}.`,
  nextAccountDone: 'Your account is ready. Check your inbox to confirm your email.',
  makeAccount: 'Keep this order in an account',
  makeAccountText: (email: string) =>
    `Choose a password to follow your orders and earn points. Your email is ${email}.`,
  makeAccountDone:
    'Your account is ready, and this order is in it. Check your inbox to confirm your email.',
}

export type AuthMessages = Worded<typeof authentication>
