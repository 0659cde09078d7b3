/** Faults that happen before a request can have arrived. */
const NOT_ARRIVED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** The code of what kept `fetch` from reaching anybody. Undefined: the request may have arrived. */
export function whyNotArrived(error: unknown): string | undefined {
  const { code = '' } = ((error as Error).cause ?? {}) as { code?: string }
  return NOT_ARRIVED.includes(code) ? code : undefined
}
