/**
 * What is on a site, as a path; any other address as it is. Where people try the site out it has no https, which other
 * addresses must have. `origin`: scheme, host and port of the page, as `location.origin` says it.
 */
export function ownPath(url: string, origin: string): string {
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
}
