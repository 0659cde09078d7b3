import { draw, rolesOf, scenes } from '@yingzao/art'
import type { JsonValue } from '@yingzao/schema/server'
import { rampOf, type Theme } from '@yingzao/theme'
import { fileReferences, replaceReferences } from '../../files/file-references'

/** A drawing that a section of the library asks for by `teaching-16x9.svg`: a scene of `@yingzao/art` and a ratio. */
const NAME = /^([a-z][a-z-]*)-(\d{1,2})x(\d{1,2})\.svg$/

/** How wide drawings say they are. They have no pixels; what is beside them is laid out by it before they come. */
const WIDTH = 750

/** A drawing in the colours of a theme. */
export interface DrawnPicture {
  /** As the library shows it. */
  title: string
  svg: string
}

/** Draws what a name asks for. Undefined: it is no name of a drawing. */
function drawPicture(name: string, { brand }: Pick<Theme, 'brand'>): DrawnPicture | undefined {
  const [, id = '', across, down] = NAME.exec(name) ?? []
  const scene = scenes.find((each) => each.id === id)
  if (!scene) return undefined
  const height = Math.round((WIDTH * Number(down)) / Number(across))
  return { title: scene.title, svg: draw(id, { width: WIDTH, height, roles: rolesOf(rampOf(brand)) }) }
}

/** Puts an address in the place of every drawing that blocks name. */
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
