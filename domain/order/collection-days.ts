/** An order that is ready is overdue for collection after so many days. */
export const collectionDays = 7
