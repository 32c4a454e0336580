export interface SiteMapLink {
  title: string
  /** Unprefixed. */
  path: string
  children?: readonly SiteMapLink[]
}

export interface SiteMapSection {
  title: string
  links: readonly SiteMapLink[]
}
