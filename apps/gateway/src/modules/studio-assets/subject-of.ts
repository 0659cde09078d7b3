/** What the log calls an asset. A whole hash now and then has digits in it that look like a phone, and is no easier to find. */
export function subjectOf(hash: string): string {
  return `asset:${hash.slice(0, 12)}`
}
