import type { EditorCommand, KeyPlace } from '../commands/command'
import { commands } from '../commands/commands'
import { type KeyPress, keyName } from './keys'

/** Returns the command that a key stands for in a place. */
export function commandFor(press: KeyPress, place: KeyPlace, onMac: boolean): EditorCommand | undefined {
  const name = keyName(press, onMac)
  if (name === undefined) return undefined
  return commands.find(({ keys, places }) => keys.includes(name) && places.includes(place))
}
