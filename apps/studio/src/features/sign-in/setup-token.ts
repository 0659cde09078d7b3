const SETUP = /^#\/setup\?token=([^&]+)$/

/**
 * The token of the link that the first start printed. It comes after the `#`, where no server and no log sees it.
 * Undefined: this URL has none.
 */
export function setupTokenIn(hash: string): string | undefined {
  const token = SETUP.exec(hash)?.[1]
  try {
    return token === undefined ? undefined : decodeURIComponent(token)
  } catch {
    return undefined
  }
}
