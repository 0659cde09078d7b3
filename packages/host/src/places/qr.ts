import { isSafeAddress } from '@yingzao/schema/client'
import type { MiniProgramPage } from '../primitives'
import type { Parts } from './parts'

/** Shows a QR image in a popup, if it is an image. */
export async function showQrPopup(
  { outside }: Parts,
  image: string,
  popup: { tip: string; save?: boolean },
): Promise<void> {
  if (isSafeAddress(image, { use: 'image' })) await outside.overlays.qr({ image, ...popup })
  else outside.toast('二维码获取失败，请稍后重试')
}

/** The page of our mini program that shows a QR image, where there is one. */
export function qrPage({ settings, outside }: Parts, image: string): MiniProgramPage | undefined {
  const { miniProgramName: name, miniProgramQr: page } = settings
  if (!page || !isSafeAddress(image, { use: 'image' })) return undefined
  const { href } = new URL(image, outside.address())
  return { name, page, query: `image=${encodeURIComponent(href)}` }
}
