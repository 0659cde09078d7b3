/** As wide as any phone shows a cover. Pixels. */
const MOST_WIDTH = 1280
const QUALITY = 0.9

/**
 * The frame that a film currently shows, as a picture. Undefined: there is none, or this browser does not export it.
 */
export async function pictureOf(film: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth, videoHeight } = film
  if (videoWidth === 0 || videoHeight === 0) return undefined
  const scale = Math.min(1, MOST_WIDTH / videoWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height)
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  return picture ?? undefined
}
