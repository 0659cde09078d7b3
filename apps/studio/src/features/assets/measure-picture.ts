/**
 * The size of a picture in pixels, from its own head: nothing of it is drawn. Undefined for what is no picture, and for
 * one that this browser cannot read, which the gateway then judges.
 */
export function measurePicture(file: File): Promise<{ width: number; height: number } | undefined> {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') return Promise.resolve(undefined)
  const url = URL.createObjectURL(file)
  const picture = new Image()
  return new Promise<{ width: number; height: number } | undefined>((resolve) => {
    picture.onload = () => resolve({ width: picture.naturalWidth, height: picture.naturalHeight })
    picture.onerror = () => resolve(undefined)
    picture.src = url
  }).finally(() => URL.revokeObjectURL(url))
}
