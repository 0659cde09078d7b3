import './qrcode.css'
import { defineView, Picture, type ViewProps } from '@yingzao/renderer'
import { OwnCode } from './own-code'
import type { QrcodeProps } from './props'
import { SIDE } from './side'

function Qrcode({ id, props }: ViewProps<QrcodeProps>) {
  const { type, image, state_code } = props
  const tip = props.tip !== '' && <figcaption>{props.tip}</figcaption>
  if (type !== 'static') return <OwnCode type={type} state_code={state_code} tip={tip} />
  if (image === '') return null
  return (
    <figure className="yz-qrcode">
      <div className="yz-qrcode__box">
        <Picture url={image} alt="服务二维码" blockId={id} sizes="54vw" width={SIDE} height={SIDE} />
      </div>
      {tip}
    </figure>
  )
}

export const qrcode = defineView<QrcodeProps>({
  name: 'qrcode',
  view: Qrcode,
  live: ({ type }) => (type !== 'static' ? 'near' : undefined),
})
