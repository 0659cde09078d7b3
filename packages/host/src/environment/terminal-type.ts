import type { Container } from '@yingzao/schema/client'

/** Values of `terminal_type` (DOMAIN.md decision 15): 1 desktop, 2 mobile web, 3 app, 4 mini program. */
export function terminalType(container: Container): 1 | 2 | 3 | 4 {
  return TERMINAL_TYPES[container]
}

const TERMINAL_TYPES = { pc: 1, mb: 2, wx: 2, app: 3, mp: 4 } as const
