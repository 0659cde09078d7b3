import type { Container } from '@yingzao/schema/client'

/** The environment that is simulated for a previewed page; the page's own simulator reads it from its URL. */
export interface Simulation {
  place: Container
  /** The version of the app, where the page is open in it. */
  version: string
  isLoggedIn: boolean
  /** How calls are answered. */
  replies: 'accepts' | 'refuses' | 'lost'
}

export const FIRST_SIMULATION: Simulation = {
  place: 'app',
  version: '6.43.0',
  isLoggedIn: false,
  replies: 'accepts',
}

/** The URL for framing a page, given by a path or a full URL, in this simulation. */
export function framedAddress(page: string, { place, version, isLoggedIn, replies }: Simulation): string {
  const [path = '', query = ''] = page.split('?')
  const searchParams = new URLSearchParams(query)
  searchParams.set('place', place)
  if (place === 'app') searchParams.set('version', version)
  searchParams.set('login', isLoggedIn ? '1' : '0')
  searchParams.set('replies', replies)
  return `${path}?${searchParams}`
}
