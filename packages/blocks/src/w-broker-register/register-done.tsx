import { useHost } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import { GivenImage } from '../answers/given-image'
import type { RegisterOutcome } from './register-state'
import { nextStep, resultWords } from './register-words'

/** CSS pixels of the picture with a service agent's code. */
const CODE_SIDE = 180

interface RegisterDoneProps {
  id: string
  outcome: RegisterOutcome
  /** 券商 when the broker is not listed any more. */
  brokerName: string
  /** Undefined: there is no other broker. */
  onOther: (() => void) | undefined
}

/** Where the account is opened, and who helps. */
export function RegisterDone({ id, outcome, brokerName, onOther }: RegisterDoneProps) {
  const host = useHost()
  const { isNew, registration_url, wechat_img } = outcome
  const open = () => host.run({ type: ACTION_TYPES.link, atext: registration_url }, id)
  return (
    // The page's offer to stay looks for this mark.
    <div className="yz-register__done" data-sent="">
      <div className="yz-register__mark" />
      <p className="yz-register__result" role="status">
        {resultWords(isNew)}
      </p>
      <p className="yz-register__next">{nextStep(outcome, brokerName)}</p>
      {registration_url && (
        <button className="yz-tap yz-submit yz-register__button" type="button" onClick={open}>
          前往{brokerName}开户
        </button>
      )}
      {wechat_img && (
        <figure className="yz-register__service">
          <GivenImage
            url={wechat_img}
            alt="服务二维码"
            width={CODE_SIDE}
            height={CODE_SIDE}
            whenBroken={(retry) => (
              <button className="yz-register__retry" type="button" onClick={retry}>
                二维码加载失败，点击重试
              </button>
            )}
          />
          <figcaption>长按识别二维码，添加服务人员</figcaption>
        </figure>
      )}
      {onOther && (
        <button className="yz-register__other" type="button" onClick={onOther}>
          登记其他券商
        </button>
      )}
    </div>
  )
}
