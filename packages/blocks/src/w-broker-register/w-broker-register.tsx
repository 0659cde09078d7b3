import './w-broker-register.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { useEffect, useEffectEvent } from 'react'
import { BrokerChoice } from './broker-choice'
import { ChosenBroker } from './chosen-broker'
import type { WBrokerRegisterProps } from './props'
import { RegisterDone } from './register-done'
import { RegisterForm } from './register-form'
import { RegisterSteps } from './register-steps'
import { type Broker, isOpen, useBrokers } from './use-brokers'
import { useRegister } from './use-register'

/** Choice and form are in the page all the time and one of them is hidden, so that going back loses nothing typed. */
function WBrokerRegister({ id, props }: ViewProps<WBrokerRegisterProps>) {
  const registration = useRegister(id, props)
  const { state, choose, back } = registration
  const { step, broker, outcome, isBegun } = state
  const brokers = useBrokers()
  const list = brokers.answer.state === 'known' ? brokers.answer.response.list : []
  const chosen = list.find(({ open_brokerage_type }) => open_brokerage_type === broker)
  const only = onlyOpen(list)

  const chooseOnly = useEffectEvent((broker: string) => choose(broker, true))
  useEffect(() => {
    if (only && step === 'choosing') chooseOnly(only)
  }, [only, step])

  const isFilling = step === 'filling' || (step === 'choosing' && isBegun)
  const change = only ? undefined : back
  return (
    <div className="yz-register">
      <RegisterSteps step={step} />
      <div className="yz-register__choice" hidden={step !== 'choosing'}>
        <h2 className="yz-register__title">{props.title || '选择开户券商'}</h2>
        <BrokerChoice {...brokers} onChoose={choose} />
      </div>
      <div className="yz-register__fill" hidden={!isFilling}>
        <ChosenBroker broker={chosen} onChange={broker === '' ? undefined : change} />
        <RegisterForm id={id} props={props} registration={registration} />
      </div>
      {step === 'done' && outcome && (
        <RegisterDone id={id} outcome={outcome} brokerName={chosen?.name || '券商'} onOther={change} />
      )}
    </div>
  )
}

/** The type of the one broker that takes anybody; undefined when there are more, or none. */
function onlyOpen(list: Broker[]): string | undefined {
  const [first, ...others] = list.filter(isOpen)
  return others.length === 0 ? first?.open_brokerage_type : undefined
}

export const wBrokerRegister = defineView<WBrokerRegisterProps>({
  name: 'wBrokerRegister',
  view: WBrokerRegister,
  island: 'near',
})
