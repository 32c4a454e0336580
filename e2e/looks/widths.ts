/**
 * The widths at which looks are taken. `npm test` takes the phone's, continuous integration both,
 * `npm run looks` both.
 */
export function widthsOf<const Width>(phone: Width, desk: Width): Width[] {
  return process.env.LOOK_WIDTHS === 'phone' ? [phone] : [phone, desk]
}
