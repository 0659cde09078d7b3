/** SHA-256 of a file in hex. Undefined: browsers compute it only in secure contexts. */
export async function fileHash(file: Blob): Promise<string | undefined> {
  const digest = await crypto.subtle?.digest('SHA-256', new Uint8Array(await file.arrayBuffer()))
  if (digest === undefined) return undefined
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
