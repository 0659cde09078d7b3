import { fixedRoutes } from '@yingzao/contract/client'

/** The page of a lesson, with its name in it. */
const PATH = `/h5-page${fixedRoutes.find(({ code }) => code === 'cpmj_details')?.path}`

/** Where visitors see a lesson, as people read the address. */
export function lessonPath(name: string): string {
  return PATH.replace(':name', name)
}

/** The same as browsers follow it. */
export function lessonAddress(origin: string, name: string): string {
  return origin + lessonPath(encodeURIComponent(name))
}
