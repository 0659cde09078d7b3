/**
 * Returns the SHA-256 of a text in base64url. Browsers offer it in secure contexts only: elsewhere no code can be
 * recognised without a network.
 */
export async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text))
  return bytes === undefined
    ? ''
    : btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
}
