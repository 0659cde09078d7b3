/** Storage as on a phone whose browser was set to store nothing: every use of it throws. */
export const NO_STORAGE = new Proxy({} as Storage, { get: refuse, set: refuse })

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
