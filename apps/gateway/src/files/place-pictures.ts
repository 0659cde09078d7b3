import { draw, drawPortrait, portraits, rolesOf, scenes } from '@yingzao/art'
import type { JsonValue } from '@yingzao/schema/server'
import { rampOf, type Theme } from '@yingzao/theme'
import { fileReferences, replaceReferences } from './file-references'

/**
 * A drawing that a document asks for: a scene of `@yingzao/art` and a ratio, `teaching-16x9.svg`, or one of
 * its portraits, counted from 1, `portrait-3-3x4.svg`.
 */
const NAME = /^([a-z][a-z-]*?)(?:-(\d))?-(\d{1,2})x(\d{1,2})\.svg$/

/** The width that drawings declare. They have no pixels; the layout around them uses it before they load. */
const WIDTH = 750

/** A drawing in the colours of a theme. */
export interface DrawnPicture {
  /** Its name for people. */
  title: string
  svg: string
}

/** Draws what a name asks for. Undefined: it is not the name of a drawing. */
function drawPicture(name: string, { brand }: Pick<Theme, 'brand'>): DrawnPicture | undefined {
  const [, id = '', number, across, down] = NAME.exec(name) ?? []
  const height = Math.round((WIDTH * Number(down)) / Number(across))
  const look = { width: WIDTH, height, roles: rolesOf(rampOf(brand)) }
  if (number !== undefined) {
    const index = Number(number) - 1
    if (id !== 'portrait' || portraits[index] === undefined) return undefined
    return { title: `人像 ${number}`, svg: drawPortrait(index, look) }
  }
  const scene = scenes.find((each) => each.id === id)
  return scene && { title: scene.title, svg: draw(id, look) }
}

/** Replaces every drawing that blocks name with an address. */
export async function placePictures<Value extends JsonValue>(
  blocks: Value,
  theme: Pick<Theme, 'brand'>,
  addressOf: (picture: DrawnPicture) => string | Promise<string>,
): Promise<Value> {
  const addresses = new Map<string, string>()
  for (const { text } of fileReferences(blocks)) {
    const picture = addresses.has(text) ? undefined : drawPicture(text, theme)
    if (picture) addresses.set(text, await addressOf(picture))
  }
  return replaceReferences(blocks, addresses) as Value
}
