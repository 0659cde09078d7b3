import type { Container } from '@yingzao/schema/client'

/** What a previewed page is made to believe; the page's own simulator reads it from its address. */
export interface Simulation {
  place: Container
  /** Of the app, where the page is open in it. */
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

/** A page that is to be framed, by a path or by a whole address, believing all this. */
export function framedAddress(page: string, { place, version, isLoggedIn, replies }: Simulation): string {
  const [path = '', query = ''] = page.split('?')
  const searchParams = new URLSearchParams(query)
  searchParams.set('place', place)
  if (place === 'app') searchParams.set('version', version)
  searchParams.set('login', isLoggedIn ? '1' : '0')
  searchParams.set('replies', replies)
  return `${path}?${searchParams}`
}
