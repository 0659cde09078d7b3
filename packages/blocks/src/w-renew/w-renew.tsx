import './w-renew.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import type { WRenewProps } from './props'

function WRenew({ props }: ViewProps<WRenewProps>) {
  if (props.text === '') return null
  return <p className="yz-w-renew">{props.text}</p>
}

export const wRenew = defineView<WRenewProps>({ name: 'wRenew', view: WRenew })
