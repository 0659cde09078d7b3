/** The sandbox's name in its certificate, so that what it signed can be recognised. */
export const SANDBOX_SIGNER = 'Yingzao sandbox time stamps'

/** Somebody outside who signs that they knew a hash at a certain moment. */
export interface TimeStampPort {
  /** `absent`: this deployment has nobody. */
  adapter: 'rfc3161' | 'sandbox' | 'absent'
  /**
   * Returns the token for a SHA-256, as specified in RFC 3161 (DER). Rejects with a SupplierError when there is none to
   * be had, or when what came is no token for this hash.
   */
  stamp(sha256: Buffer): Promise<Buffer>
}
