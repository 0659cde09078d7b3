import { GivenImage } from '../answers/given-image'
import { type Broker, isOpen, type useBrokers } from './use-brokers'

const LOGO_SIDE = 48

interface BrokerChoiceProps extends ReturnType<typeof useBrokers> {
  onChoose: (broker: string) => void
}

/** The brokers to choose from; those that take nobody at present are shown and say so. */
export function BrokerChoice({ answer, again, onChoose }: BrokerChoiceProps) {
  if (answer.state === 'loading') {
    return (
      <p className="yz-register__note" role="status">
        正在加载券商…
      </p>
    )
  }
  if (answer.state !== 'known') {
    return (
      <div className="yz-register__note">
        <p role="alert">
          {answer.state === 'failed' && answer.msg ? answer.msg : '券商加载失败，请稍后重试'}
        </p>
        <button className="yz-register__retry" type="button" onClick={again}>
          重试
        </button>
      </div>
    )
  }
  const { list } = answer.response
  return (
    <>
      {!list.some(isOpen) && (
        <p className="yz-register__note" role="status">
          暂无可办理的券商，请稍后再来
        </p>
      )}
      <ul className="yz-register__brokers">
        {list.map((broker) => (
          <li key={broker.open_brokerage_type}>
            <BrokerCard broker={broker} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  )
}

function BrokerCard({ broker, onChoose }: { broker: Broker; onChoose: (broker: string) => void }) {
  const { open_brokerage_type, name, logo, intro } = broker
  return (
    <button
      className="yz-tap yz-register__broker"
      type="button"
      disabled={!isOpen(broker)}
      onClick={() => onChoose(open_brokerage_type)}
    >
      <span className="yz-register__logo">
        <GivenImage url={logo} alt="" width={LOGO_SIDE} height={LOGO_SIDE} />
      </span>
      <span className="yz-register__about">
        <b>{name}</b>
        {intro && <small>{intro}</small>}
      </span>
      <span className="yz-register__status">{isOpen(broker) ? '可办理' : '暂停办理'}</span>
    </button>
  )
}
