import './qrcode.css'
import { defineView, Picture, type ViewProps } from '@yingzao/renderer'
import { OwnCode } from './own-code'
import type { QrcodeProps } from './props'

/** Codes of other sites may not say how large they are; a code is square. */
const SIDE = 400

function Qrcode({ id, props }: ViewProps<QrcodeProps>) {
  const { type, image, tip } = props
  if (type === 'static' && image === '') return null
  return (
    <figure className="yz-qrcode">
      <div className="yz-qrcode__box">
        {type === 'static' ? (
          <Picture url={image} alt="服务二维码" blockId={id} sizes="54vw" width={SIDE} height={SIDE} />
        ) : (
          <OwnCode />
        )}
      </div>
      {tip !== '' && <figcaption>{tip}</figcaption>}
    </figure>
  )
}

export const qrcode = defineView<QrcodeProps>({
  name: 'qrcode',
  view: Qrcode,
  island: ({ type }) => (type === 'static' ? undefined : 'visible'),
})
