import { fixedRoutes } from '@yingzao/contract/client'

/** The page of a lesson, which has the lesson's name in its path. */
const PATH = `/h5-page${fixedRoutes.find(({ code }) => code === 'cpmj_details')?.path}`

/** Where visitors see a lesson, as a readable path. */
export function lessonPath(name: string): string {
  return PATH.replace(':name', name)
}

/** The same as an address for browsers. */
export function lessonAddress(origin: string, name: string): string {
  return origin + lessonPath(encodeURIComponent(name))
}
