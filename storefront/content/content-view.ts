/** A text of the shop in one language. */
export interface ContentView {
  title: string
  description: string
  body: string
  /** DD/MM/YYYY */
  updatedOn: string
}
