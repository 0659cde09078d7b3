import type { Roles } from './roles'
import { path, rect } from './shapes'

/** The logo of the sample company, a hall under a roof, as a square SVG without words. */
export function drawMark({ side, roles }: { side: number; roles: Roles }): string {
  const content = [
    rect(0, 0, 100, 100, roles.near, 26),
    path('M16 46Q34 42 50 20Q66 42 84 46L82 54Q62 54 50 40Q38 54 18 54Z', roles.paper),
    rect(28, 58, 9, 24, roles.paper, 2),
    rect(63, 58, 9, 24, roles.paper, 2),
    path('M43 82V68a7 7 0 0 1 14 0V82Z', roles.accent),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100" aria-hidden="true">${content}</svg>`
}
