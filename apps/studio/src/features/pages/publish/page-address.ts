import { fixedRoutes } from '@yingzao/contract/client'

/** Where visitors find a page: fixed routes have addresses of their own. */
export function pageAddress(origin: string, code: string): string {
  const fixed = fixedRoutes.find((route) => route.code === code)
  return `${origin}/h5-page${fixed ? fixed.path : `/h5/${code}`}`
}
