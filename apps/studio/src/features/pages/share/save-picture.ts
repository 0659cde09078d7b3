import { saveFile } from '../../../state/save-file'
import { svgAddress } from '../../../state/svg-address'

interface Picture {
  svg: string
  /** Without its extension. */
  name: string
  /** Pixels. */
  width: number
  height: number
}

/**
 * Passes a drawing to the browser as a PNG, which chats and printers accept. Rejects where the browser cannot draw it.
 */
export async function savePicture({ svg, name, width, height }: Picture): Promise<void> {
  const image = new Image(width, height)
  image.src = svgAddress(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (bytes === null) throw new Error('The browser made no picture of the canvas.')
  saveFile({ name: `${name}.png`, bytes })
}
