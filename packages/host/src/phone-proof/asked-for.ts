/** As many phones look alike in what a form keeps that none can be told from it, and few enough that a slip is rare. */
const ALIKE = 997
const ROOM = 1000

/**
 * Until when a code may be on its way, and for which phone, in one number: forms keep it in the tab's session, where no
 * phone may stand.
 */
export function askedFor(handset: string, resendAt: number): { resendAt: number; asked: number } {
  return { resendAt, asked: Math.ceil(resendAt) * ROOM + traceOf(handset) }
}

/** Until when this phone waits for the code that was asked for; 0 when it was asked for another one. */
export function resendAtOf(asked: number, handset: string): number {
  return asked % ROOM === traceOf(handset) ? Math.floor(asked / ROOM) : 0
}

function traceOf(handset: string): number {
  return Number(handset) % ALIKE
}
