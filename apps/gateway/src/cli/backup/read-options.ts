import { parseArgs } from 'node:util'

interface Common {
  cluster: string | undefined
}

/** A command and its options. */
export type Asked =
  | { command: 'base' | 'list' | 'status' | 'off' | 'take-over' }
  | { command: 'export' | 'import'; folder: string }
  | ({ command: 'verify'; isStarted: boolean } & Common)
  | ({ command: 'restore'; to: Date | undefined; into: string | undefined } & Common)

const PLAIN = ['base', 'list', 'status', 'off', 'take-over'] as const

/** Undefined: it is not a command. */
export function readOptions([command, ...rest]: string[]): Asked | undefined {
  const plain = PLAIN.find((one) => one === command)
  if (plain) return rest.length === 0 ? { command: plain } : undefined
  const [folder] = rest
  if (command === 'export' || command === 'import')
    return folder !== undefined && rest.length === 1 ? { command, folder } : undefined
  const text = { type: 'string' } as const
  try {
    if (command === 'verify') {
      const { values } = parseArgs({ args: rest, options: { start: { type: 'boolean' }, cluster: text } })
      return { command, isStarted: values.start ?? false, cluster: values.cluster }
    }
    if (command !== 'restore') return undefined
    const { values } = parseArgs({ args: rest, options: { to: text, into: text, cluster: text } })
    const to = readMoment(values.to)
    return to === 'wrong' ? undefined : { command, to, into: values.into, cluster: values.cluster }
  } catch {
    return undefined
  }
}

/** In China's time unless it says another. Undefined: the last moment there is. */
function readMoment(text: string | undefined): Date | undefined | 'wrong' {
  if (text === 'latest') return undefined
  const plain = text?.trim().replace(' ', 'T') ?? ''
  const at = new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(plain) ? plain : `${plain}+08:00`)
  return Number.isNaN(at.getTime()) ? 'wrong' : at
}
