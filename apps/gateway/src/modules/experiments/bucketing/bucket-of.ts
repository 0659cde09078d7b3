/** 32-bit FNV-1a, over the code units of a JavaScript string. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/**
 * Where somebody falls between 0 and 1, the same for ever and in every process. Hashed twice, as ids that differ only
 * in their last characters would otherwise fall close together: version 2 of GrowthBook's published cases.
 */
export function bucketOf(seed: string, value: string): number {
  return (fnv1a(String(fnv1a(seed + value))) % 10_000) / 10_000
}
