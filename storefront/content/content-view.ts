export interface ContentView {
  title: string
  description: string
  body: string
  /** DD/MM/YYYY */
  updatedOn: string
}
