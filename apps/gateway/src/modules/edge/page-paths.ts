import { fixedRoutes } from '@yingzao/contract/server'

/** Every address of a page on this site, except those that name something more, such as a lesson. */
export function pathsOf(code: string): string[] {
  const fixed = fixedRoutes.filter((route) => route.code === code && !route.path.includes(':'))
  return [`/h5-page/h5/${code}`, `/pc-page/pc/${code}`, ...fixed.map(({ path }) => `/h5-page${path}`)]
}
