/**
 * An address on this site as a path; any other address as it is. Where the site is tried out it has no https, which
 * other addresses must have. `origin`: scheme, host and port of the page, as in `location.origin`.
 */
export function ownPath(url: string, origin: string): string {
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
}
