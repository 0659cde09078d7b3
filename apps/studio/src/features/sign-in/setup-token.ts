const SETUP = /^#\/setup\?token=([^&]+)$/

/**
 * The token of the link that the first start has printed. It stands behind the `#`, where no server and no log gets to
 * see it. Undefined: this address has none.
 */
export function setupTokenIn(hash: string): string | undefined {
  const token = SETUP.exec(hash)?.[1]
  try {
    return token === undefined ? undefined : decodeURIComponent(token)
  } catch {
    return undefined
  }
}
