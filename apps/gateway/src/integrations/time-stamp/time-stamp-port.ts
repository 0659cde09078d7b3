/** As the sandbox calls itself in its certificate, so that what it signed is known for what it is. */
export const SANDBOX_SIGNER = 'Yingzao sandbox time stamps'

/** Somebody outside who signs that a hash was known to them at a moment. */
export interface TimeStampPort {
  /** `absent`: this deployment has nobody. */
  adapter: 'rfc3161' | 'sandbox' | 'absent'
  /**
   * The token for a SHA-256, as RFC 3161 has it (DER). Rejects with a SupplierError when there is none to be had, or when
   * what came is no token for this hash.
   */
  stamp(sha256: Buffer): Promise<Buffer>
}
