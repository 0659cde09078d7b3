import { vi } from 'vitest'

/** The page's own address, whose ways out (`assign`, `reload`) a test watches: jsdom has no other page to go to. */
export function fakeLocation(own: Partial<Record<'assign' | 'reload' | 'replace', () => void>>): void {
  const real = location
  vi.stubGlobal(
    'location',
    new Proxy({} as Location, {
      get: (_, name) => Reflect.get(own, name) ?? Reflect.get(real, name),
    }),
  )
}
