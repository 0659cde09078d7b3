import './own-phone-line.css'
import { Fault } from '../fields/field'

interface OwnPhoneLineProps {
  masked: string
  fault: string | undefined
  onDecline: () => void
}

/** In the place of the field for a phone: the one of whoever is logged in, and the way to give another one. */
export function OwnPhoneLine({ masked, fault, onDecline }: OwnPhoneLineProps) {
  return (
    <div className="yz-own-phone" data-invalid={fault && ''}>
      <p>
        手机号 <b>{masked}</b>
      </p>
      <button type="button" onClick={onDecline}>
        使用其他手机号
      </button>
      <Fault text={fault} />
    </div>
  )
}
