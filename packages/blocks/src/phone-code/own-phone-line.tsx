import './own-phone-line.css'
import { Fault } from '../fields/field'

interface OwnPhoneLineProps {
  masked: string
  fault: string | undefined
  onDecline: () => void
}

/** Replaces the phone field: the phone of the account that is logged in, and a way to give another one. */
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
