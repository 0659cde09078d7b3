/**
 * Returns the size of a picture in pixels, from its own header: nothing of it is drawn. Undefined for what is not a
 * picture, and for one that this browser cannot read, which is left to the gateway.
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
