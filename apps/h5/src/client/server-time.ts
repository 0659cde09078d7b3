import type { Boot } from '../boot/boot'

/**
 * Asks for the server's time where the page's response could not tell it (no secure context, an old Safari).
 * `Date` has whole seconds: the middle of that second, at the middle of the round trip, is off by half a second.
 */
export async function askServerTime(boot: Pick<Boot, 'setNow'>): Promise<void> {
  try {
    const sent = Date.now()
    const reply = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    const date = Date.parse(reply.headers.get('date') || '')
    if (!Number.isNaN(date)) boot.setNow(date + 500 + (Date.now() - sent) / 2)
  } catch {
    // Offline: the phone's own clock has to do until the next page.
  }
}
