import type { Broker } from './use-brokers'

interface ChosenBrokerProps {
  broker: Broker | undefined
  /** Undefined: there is no other one to choose. */
  onChange: (() => void) | undefined
}

/** Above the form: which broker it is for, and the way back to the choice. */
export function ChosenBroker({ broker, onChange }: ChosenBrokerProps) {
  return (
    <div className="yz-register__chosen">
      <h2>{broker?.name ?? '填写登记信息'}</h2>
      {onChange && (
        <button type="button" onClick={onChange}>
          更换券商
        </button>
      )}
    </div>
  )
}
