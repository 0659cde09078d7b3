const PATH = /^\/h5-page\/h5\/([A-Za-z0-9_-]{1,64})(?:[?#].*)?$/

/** Where visitors find a page. */
export function pagePath(code: string): string {
  return `/h5-page/h5/${code}`
}

/** Returns the code of the page that an address of this site leads to, whatever parameters the address has. */
export function pathCode(address: string): string | undefined {
  return PATH.exec(address)?.[1]
}
