/** The receiver will never take this message: there is no such address, say. */
export class MessageRefused extends Error {}
