import { vi } from 'vitest'

/**
 * Fakes the page's address, so that a test can watch navigation (`assign`, `reload`): jsdom has no other page to go to.
 */
export function fakeLocation(own: Partial<Record<'assign' | 'reload' | 'replace', () => void>>): void {
  const real = location
  vi.stubGlobal(
    'location',
    new Proxy({} as Location, {
      get: (_, name) => Reflect.get(own, name) ?? Reflect.get(real, name),
    }),
  )
}
