/**
 * The widths at which looks are taken. `npm test` takes the phone's, continuous integration both,
 * `npm run looks` both. Pictures are accepted at both, so that none is left as it was.
 */
export function widthsOf<const Width>(phone: Width, desk: Width): Width[] {
  const isPhoneOnly = process.env.LOOK_WIDTHS === 'phone' && process.env.ACCEPT_LOOKS !== '1'
  return isPhoneOnly ? [phone] : [phone, desk]
}
