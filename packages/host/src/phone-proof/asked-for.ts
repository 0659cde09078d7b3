/**
 * Enough phones look alike in what a form keeps that none can be identified by it, and few enough that a mix-up is
 * rare.
 */
const ALIKE = 997
const ROOM = 1000

/**
 * Until when a code may be on its way, and to which phone, in one number: forms keep it in the tab's session, where no
 * phone number may be stored.
 */
export function askedFor(handset: string, resendAt: number): { resendAt: number; asked: number } {
  return { resendAt, asked: Math.ceil(resendAt) * ROOM + traceOf(handset) }
}

/** Until when this phone waits for the requested code; 0 when it was requested for another one. */
export function resendAtOf(asked: number, handset: string): number {
  return asked % ROOM === traceOf(handset) ? Math.floor(asked / ROOM) : 0
}

function traceOf(handset: string): number {
  return Number(handset) % ALIKE
}
