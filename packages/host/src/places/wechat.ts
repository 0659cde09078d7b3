import type { Primitives } from '../primitives'
import { mobilePlace } from './mobile'
import type { Parts } from './parts'
import { showQrPopup } from './qr'

/** WeChat's browser. It blocks links into apps, so whatever needs the app, or the way to it, asks for another browser. */
export function wechatPlace(parts: Parts): Primitives {
  const differences: Partial<Primitives> = {
    showQr: (image) => showQrPopup(parts, image, { tip: '长按识别二维码' }),
    download: () => parts.outside.overlays.browserGuide(),
    appSheet: () => parts.outside.overlays.browserGuide(),
  }
  return mobilePlace(parts, differences, { ways: ['wx_jsapi'], isOnPageOnly: true })
}
