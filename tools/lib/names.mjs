/** The form of a folder's name. */
export const KEBAB = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/

/** `watch-list` → `watchList`. A name in that form stays as it is. */
export function camelCase(folder) {
  return folder.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
}

/** `watch-list` → `WatchList`. */
export function pascalCase(folder) {
  const name = camelCase(folder)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** `watchList` → `watch-list`. */
export function kebabCase(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Why a text cannot go between quotes in code; undefined: it can. */
export function whyNoTitle(title) {
  if (!/['"`\\\n$]/.test(title)) return undefined
  return `The title ${JSON.stringify(title)} holds a quote, a backslash or a dollar sign. Leave it out.`
}

/** A module parses words as the body of one of these does: `await` cannot be a name there. */
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor

/** Whether a variable can have this name: false for reserved words. Only ever called with letters and digits. */
export function isVariable(name) {
  try {
    return Boolean(new AsyncFunction(`'use strict'; const ${name} = 0`))
  } catch {
    return false
  }
}
