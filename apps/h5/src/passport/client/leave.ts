import { returnAddress } from '@yingzao/schema/client'

/** Returns where to go after a login. Read from the address and checked again: the page may have been open for long. */
export function returnTo(): string {
  return returnAddress(new URLSearchParams(location.search).get('from'), {
    origin: location.origin,
    hosts: JSON.parse(document.body.dataset.hosts || '[]'),
    home: '/passport/m/home',
  })
}

/** Goes back to where the visitor came from. The login page leaves the history, along with what was typed there. */
export function leave(): void {
  location.replace(returnTo())
}
