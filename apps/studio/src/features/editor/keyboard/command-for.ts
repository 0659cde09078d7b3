import type { EditorCommand, KeyPlace } from '../commands/command'
import { commands } from '../commands/commands'
import { type KeyPress, keyName } from './keys'

/** The command that a key means in a place. */
export function commandFor(press: KeyPress, place: KeyPlace, onMac: boolean): EditorCommand | undefined {
  const name = keyName(press, onMac)
  if (name === undefined) return undefined
  return commands.find(({ keys, places }) => keys.includes(name) && places.includes(place))
}
